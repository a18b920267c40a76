import type { Score } from '@rookery/engine'
import { materialAlong } from '@rookery/motifs'
import { everyMotif, findReasons, type Reason } from '@rookery/players'
import type { Move, Position } from '@rookery/rules'
import type { Searched } from './judge.ts'

/** The end of a long line is guesswork. */
export const MAX_PLIES = 12

/** What the first move of a line does and what is to be feared in it, in the words of the voices. */
export interface LineReasons {
  readonly does?: Reason
  readonly fears?: Reason
}

const pawnsOf = (score: Score): number | undefined => (score.kind === 'cp' ? score.cp / 100 : undefined)

/** Of the best line of a position. */
export function reasonsOfBest(position: Position, { moves, depth, score }: Searched): LineReasons {
  const [first, ...rest] = moves
  const pawns = pawnsOf(score)
  return findReasons(
    position,
    [first!, ...rest],
    { depth, cares: everyMotif },
    { ...(pawns !== undefined && { pawns }) },
  )
}

/**
 * Of a move and the verdict on where it leads. Held against the verdict on the position, if there is one: what the best line loses
 * as well is not the fault of the move.
 */
export function reasonsOfPlayed(
  position: Position,
  move: Move,
  after: Searched,
  before?: Searched,
): LineReasons {
  const line = [move, ...after.moves] as const
  const outlook = { depth: after.depth + 1, cares: everyMotif }
  const theirs = pawnsOf(after.score)
  const judged = theirs === undefined ? {} : { pawns: 0 - theirs }
  const { does } = findReasons(position, line, outlook, judged)
  const had = before && pawnsOf(before.score)
  const { fears } = findReasons(position, line, outlook, { ...judged, ...(had !== undefined && { had }) })
  const isLoss = fears?.kind === 'loses' || fears?.kind === 'is outrun'
  const isOwnFault = !isLoss || !before || lossOf(position, line) > lossOf(position, before.moves)
  return { ...(does && { does }), ...(fears && isOwnFault && { fears }) }
}

const lossOf = (position: Position, line: readonly Move[]): number =>
  0 - materialAlong(position, line.slice(0, MAX_PLIES)).pawns
