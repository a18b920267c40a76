import { moveTo, type Position, type Square } from '@rookery/rules'
import { canWin, exchangeValue } from './exchange.ts'
import type { Reply, Scene } from './scene.ts'
import { findSensible } from './sensible.ts'

/** Whether the side to move wins what stands on the square by taking it with this piece. */
export const fallsTo = (position: Position, by: Square, square: Square): boolean => {
  const move = findSensible(position, by, square)
  return move !== undefined && exchangeValue(position, move) > 0
}

/** The squares of these where what stood there after the move still stands, and falls to the moved piece. */
export function fallingTo({ after, to }: Scene, { position }: Reply, squares: readonly Square[]): Square[] {
  if (position.pieceAt(to) !== after.pieceAt(to)) return []
  return squares.filter(
    (square) => position.pieceAt(square) === after.pieceAt(square) && fallsTo(position, to, square),
  )
}

/** Whether the answer takes the moved piece and loses by it, or puts another piece where that falls. */
export const answersAtALoss = ({ after, to }: Scene, { move, position }: Reply): boolean =>
  position.pieceAt(to) === after.pieceAt(to) ? canWin(position, moveTo(move)) : exchangeValue(after, move) < 0
