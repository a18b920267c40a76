import { type Color, describeValue, opposite } from '@rookery/rules'

/** The unit of most minds. */
export const HUNDREDTHS = 'hundredths of a pawn'

/** An end of the game that the mind sees, in moves of the winner, negative where the score's side is the loser. */
export type ForcedEnd =
  | { readonly kind: 'mate' | 'count'; readonly moves: number }
  | { readonly kind: 'draw' }

/**
 * What a mind gives a move, in its own unit, and where that can be converted in the unit that all minds share: pawns. A score
 * without `pawns` and without `end` cannot be converted.
 */
export interface Score {
  /** More is better for this side. */
  readonly side: Color
  /** In the mind's own unit. */
  readonly value: number
  /** Names the unit of `value` as it follows a number: "points". */
  readonly unit: string
  readonly pawns?: number
  /** The conversion is a rule of thumb: good for a bar, but nobody should end a game by it. */
  readonly isRough?: boolean
  readonly end?: ForcedEnd
  /** From 0 to 1, a draw counting half, where the mind itself gives them. */
  readonly chances?: number
}

/** The same score from the other side, unless it is from this one already. Subtracted, because a minus would make a negative zero. */
export function scoreFor(score: Score, side: Color): Score {
  if (typeof score?.value !== 'number')
    throw new TypeError(`a score has a side, a value and a unit, and is not ${describeValue(score)}`)
  if (score.side === side) return score
  const { value, pawns, end, chances } = score
  return {
    ...score,
    side: opposite(score.side),
    value: 0 - value,
    ...(pawns !== undefined && { pawns: 0 - pawns }),
    ...(end && { end: end.kind === 'draw' ? end : { kind: end.kind, moves: 0 - end.moves } }),
    ...(chances !== undefined && { chances: 1 - chances }),
  }
}

/** A lead of so many pawns means ten wins for each loss. */
const PAWNS_FOR_TENFOLD = 4

/** The winning chances of a side, from 0 to 1, a draw counting half; undefined where the score cannot be converted. */
export function chancesOf(score: Score, side: Color): number | undefined {
  const { end, chances, pawns } = scoreFor(score, side)
  if (end) return end.kind === 'draw' ? 0.5 : end.moves > 0 ? 1 : 0
  if (chances !== undefined) return chances
  return pawns === undefined ? undefined : 1 / (1 + 10 ** (-pawns / PAWNS_FOR_TENFOLD))
}
