import type { Move, Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/reasons'
import { type Score, scoreFor } from '../score/index.ts'
import type { Thought } from '../thought.ts'
import { findReasons } from './find-reasons.ts'
import { tellLead } from './lead.ts'
import { isQuietKind, type Judged, type Outlook } from './reason.ts'
import { tellTakings } from './takings.ts'
import { tellDoes, tellFear } from './tell-reason.ts'

/** How a mind speaks of its line: what it sees, and what it says where nothing on the board is a reason for it, nor taken. */
export interface Manner extends Outlook {
  readonly quiet: string
}

/** "the knight forks the king and the rook on a8, and takes the rook; that is 4.8 pawns better than Kd2". */
export function tellClauses(thought: Thought, position: Position, manner: Manner): string {
  const { line, score, isAsked } = thought
  const judged = judge(score, position)
  const { does, takes, fears } = findReasons(position, line, manner, judged)
  // Asked about one move, a mind has not preferred it to anything.
  const quiet = () => tellTakings(position, line, judged) ?? (isAsked ? say('neither') : manner.quiet)
  const isForced = isOnlyMove(position)
  const clauses = [
    isForced ? say('onlyMove') : undefined,
    does && !(isForced && isQuietKind(does.kind))
      ? tellDoes({ does, ...(takes && { takes }) })
      : isForced || fears
        ? undefined
        : quiet(),
    fears && (isAsked && fears.kind === 'is mated' ? say('isMatedThen', fears) : tellFear(fears)),
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
