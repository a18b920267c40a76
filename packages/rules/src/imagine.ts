import { checkPosition } from './check-position.ts'
import type { Color } from './piece.ts'
import { Position } from './position.ts'

/*
 * A position that nobody reached, for judging and counting: what if the other side were to move? The side that is not to move
 * may be in check in it, which `createPosition` refuses; all else that a position promises holds. What if a piece were gone has
 * a file of its own, so that whoever asks only for the turn does not load it.
 */

/** The position as if it were this colour's turn. An en passant capture is lost with the turn. */
export function withTurn(position: Position, turn: Color): Position {
  checkPosition('withTurn', position)
  if (position.turn === turn) return position
  const { variant, masks, castlingLo, castlingHi, halfmoves, fullmoves } = position
  return new Position(variant, masks, turn, castlingLo, castlingHi, -1, halfmoves, fullmoves)
}
