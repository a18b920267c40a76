import type { Move, Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/reasons'
import { type Score, scoreFor } from '../score/index.ts'
import type { Thought } from '../thought.ts'
import { findReasons } from './find-reasons.ts'
import { tellLead } from './lead.ts'
import { isLightKind, type Judged, type Outlook } from './reason.ts'
import { tellStanding } from './standing.ts'
import { tellDanger, tellDoes, tellFear, tellReason } from './tell-reason.ts'

/** How a mind speaks of its line: what it sees, and what it says where nothing on the board is a reason for it. */
export interface Manner extends Outlook {
  /** What it names of the board where it has no number for anything there; by default nothing. */
  readonly sees?: Outlook['cares']
  /** Where nothing is taken or feared either. */
  readonly quiet: string
  /** What its own numbers say of the move, where the board says little. */
  readonly own?: string | undefined
  /** By how much the move is better than one that need not be the next best. */
  readonly before?: string | undefined
  /** How it came to choose the move, where that is all that speaks for it. */
  readonly chosen?: string | undefined
}

/** "the knight forks the king and the rook on a8, and takes the rook; that is 4.8 pawns better than Kd2". */
export function tellClauses(thought: Thought, position: Position, manner: Manner): string {
  const { line, score, isAsked } = thought
  const judged = judge(score, position)
  const { does, takes, cause, fears, next, tally } = findReasons(position, line, manner, judged)
  const isForced = isOnlyMove(position)
  const isLight = does === undefined || isLightKind(does.kind)
  const doing = isForced && isLight ? undefined : tellDoes({ does, takes, cause })
  const isDoing = doing !== undefined || isForced || judged.end !== undefined
  const isBare = isLight && !isForced && !fears && !next && !judged.end
  const own = !isDoing || (isBare && does?.kind === 'checks') ? manner.own : undefined
  // What it does on the board, though the mind has no number for it.
  const seen =
    manner.sees && !isDoing && own === undefined
      ? tellDoes(findReasons(position, line, { ...manner, cares: manner.sees }, judged))
      : undefined
  const isTelling = isDoing || own !== undefined || seen !== undefined
  const lead = tellLead(thought, position) ?? manner.before
  // What follows a move is no reason for it. Asked about one move, a mind has not preferred it to anything.
  const chosen = isTelling || isAsked ? undefined : (lead ?? manner.chosen)
  const isSilent = isBare && !isTelling
  const standing = isBare ? tellStanding(position, line, judged, isSilent) : undefined
  const nothing = isAsked ? (standing === undefined ? say('neither') : undefined) : manner.quiet
  const clauses = [
    isForced ? say('onlyMove') : undefined,
    doing,
    own,
    seen,
    chosen ?? (isSilent ? nothing : undefined),
    next && tellReason(next),
    standing,
    fears && (isAsked ? tellDanger(fears) : tellFear(fears)),
    tally && tellReason(tally),
    lead === chosen ? undefined : lead,
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
