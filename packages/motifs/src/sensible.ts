import {
  type Color,
  capturedPiece,
  checkPosition,
  isCastling,
  type Move,
  moveFrom,
  moveTo,
  opposite,
  type Position,
  type Square,
} from '@rookery/rules'

/** Whether a side's king could be taken now; in a variant that knows check, whether it is in check. */
export function isKingInReach(position: Position, side: Color): boolean {
  checkPosition('isKingInReach', position)
  const king = position.kingOf(side)
  return king !== undefined && position.isAttacked(king, opposite(side))
}

/**
 * The moves that nobody would call a blunder of the king: all legal ones but those that take a king, and where kings are taken those
 * after which the own king is safe, or which take the other. So a pin binds there as well.
 */
export function sensibleMoves(position: Position, moves = position.legalMoves()): Move[] {
  const takesKing = (move: Move) => capturedPiece(position, move)?.role === 'king'
  if (position.variant.king === 'checked')
    return isKingInReach(position, opposite(position.turn)) ? moves.filter((move) => !takesKing(move)) : moves
  return moves.filter((move) => takesKing(move) || !isKingInReach(position.play(move), position.turn))
}

/** The sensible move between two squares; of several promotions the first, which is the best. */
export const findSensible = (position: Position, from: Square, to: Square): Move | undefined =>
  sensibleMoves(position).find((move) => !isCastling(move) && moveFrom(move) === from && moveTo(move) === to)

/** The side to move has lost its king, or will lose it whatever it does. */
export function isMated(position: Position): boolean {
  if (position.kingOf(position.turn) === undefined) return true
  return isKingInReach(position, position.turn) && sensibleMoves(position).length === 0
}

/** A move that mates at once. */
export const findMateInOne = (position: Position): Move | undefined =>
  sensibleMoves(position).find((move) => isMated(position.play(move)))
