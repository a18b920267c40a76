import { hiBit, loBit } from './bits.ts'
import { HI } from './board.ts'
import { checkPosition } from './check-position.ts'
import { Position } from './position.ts'
import { makeSquare, type Square } from './square.ts'

/** The position as if the piece on this square were gone, and with it the right to castle by it. A king has to stay. */
export function withoutPiece(position: Position, square: Square): Position {
  checkPosition('withoutPiece', position)
  const piece = position.pieceAt(square)
  if (!piece) return position
  if (piece.role === 'king')
    throw new RangeError(`the king on ${makeSquare(square)} cannot be taken off: each side has one`)
  const { variant, turn, castlingLo, castlingHi, halfmoves, fullmoves } = position
  const lo = ~loBit(square)
  const hi = ~hiBit(square)
  const masks = position.masks.map((half, index) => half & (index < HI ? lo : hi))
  return new Position(variant, masks, turn, castlingLo & lo, castlingHi & hi, -1, halfmoves, fullmoves)
}
