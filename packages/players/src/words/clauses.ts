import type { Move, Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/reasons'
import { type Score, scoreFor } from '../score/index.ts'
import type { Thought } from '../thought.ts'
import { findReasons } from './find-reasons.ts'
import { tellLead } from './lead.ts'
import { isLightKind, type Judged, type Outlook } from './reason.ts'
import { tellStanding } from './standing.ts'
import { tellDanger, tellDoes, tellFear, tellReason } from './tell-reason.ts'

/** How a mind speaks of its line: what it sees, and what it says where nothing on the board is a reason for it, nor taken. */
export interface Manner extends Outlook {
  readonly quiet: string
  /** What its own numbers say of the move, where the board says little. */
  readonly own?: string | undefined
}

/** "the knight forks the king and the rook on a8, and takes the rook; that is 4.8 pawns better than Kd2". */
export function tellClauses(thought: Thought, position: Position, manner: Manner): string {
  const { line, score, isAsked } = thought
  const judged = judge(score, position)
  const { does, takes, fears, next, tally } = findReasons(position, line, manner, judged)
  const isForced = isOnlyMove(position)
  const isLight = does === undefined || isLightKind(does.kind)
  const doing = isForced && isLight ? undefined : tellDoes({ does, takes })
  const isBare = isLight && !isForced && !fears && !next && !judged.end
  const own = isBare && (doing === undefined || does?.kind === 'checks') ? manner.own : undefined
  const isSilent = isBare && doing === undefined && own === undefined
  const standing = isBare ? tellStanding(position, line, judged, isSilent) : undefined
  // Asked about one move, a mind has not preferred it to anything.
  const nothing = isAsked ? say('neither') : manner.quiet
  const clauses = [
    isForced ? say('onlyMove') : undefined,
    doing,
    next && tellReason(next),
    own,
    standing ?? (isSilent ? nothing : undefined),
    fears && (isAsked ? tellDanger(fears) : tellFear(fears)),
    tally && tellReason(tally),
    tellLead(thought, position),
  ]
  return joinClauses(clauses.filter((clause) => clause !== undefined))
}

/** A mind that was asked about one move has weighed no other, so it is the position that tells. */
export const isOnlyMove = (position: Position): boolean => position.countLegalMoves() === 1

/** Clauses that stand for themselves, as one. */
export const joinClauses = (clauses: readonly string[]): string =>
  clauses.reduce((one, other) => say('both', { one, other }))

/** A score as far as a line can be held against it. */
function judge(score: Score | undefined, { turn }: Position): Judged {
  if (!score) return {}
  const { end, pawns, isRough } = scoreFor(score, turn)
  return { ...(end && { end }), ...(pawns !== undefined && { pawns }), ...(isRough && { isRough }) }
}

/** What speaks for the first move of a line, and what is to be feared in it. The score is what the mind gives the line. */
export function tellReasons(
  line: readonly [Move, ...Move[]],
  position: Position,
  outlook: Outlook,
  score?: Score,
): { readonly does?: string; readonly fears?: string } {
  const { end, ...judged } = judge(score, position)
  const { fears, ...told } = findReasons(position, line, outlook, judged)
  const does = tellDoes(told)
  return { ...(does && { does }), ...(fears && { fears: tellFear(fears) }) }
}

/** What is to be feared of a move that a mind was asked about, whoever would make it. */
export function tellDangerOf(
  { line, score }: Thought,
  position: Position,
  outlook: Outlook,
): string | undefined {
  const { end, ...judged } = judge(score, position)
  const { fears } = findReasons(position, line, outlook, judged)
  return fears && tellDanger(fears)
}
