import { fileOf, type PlacedPiece, type Position, rankOf, type Square } from '@rookery/rules'

/** Which way a side's pawns go: 1 towards the last rank, -1 towards the first. */
export const aheadOf = ({ piece }: PlacedPiece): 1 | -1 => (piece.color === 'white' ? 1 : -1)

/** Whether no pawn of the other side stands before a pawn, on its file or beside it. */
export function isPassed(position: Position, pawn: PlacedPiece): boolean {
  const { square, piece } = pawn
  const isInTheWay = (other: Square) =>
    Math.abs(fileOf(other) - fileOf(square)) <= 1 && (rankOf(other) - rankOf(square)) * aheadOf(pawn) > 0
  return ![...position.squares(piece.color === 'white' ? 'black' : 'white', 'pawn')].some(isInTheWay)
}
