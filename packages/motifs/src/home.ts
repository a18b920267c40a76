import { type Color, fileOf, type Position, rankOf, type Square } from '@rookery/rules'

/** How many ranks a square lies above a side's first one. */
export const ranksUp = ({ variant: { ranks } }: Position, square: Square, side: Color): number =>
  side === 'white' ? rankOf(square) : ranks - 1 - rankOf(square)

/** Not on the middle files, where kings begin. */
export const isAtSide = ({ variant: { files } }: Position, square: Square): boolean =>
  Math.abs(2 * fileOf(square) + 1 - files) > 1
