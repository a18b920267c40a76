import { capturedPiece, type Move, movePromotion, type Position } from '@rookery/rules'
import { isSafeCapture, isToEmpty } from './move-order.ts'

/**
 * Whether a move leaves a line restless: a pawn becomes a queen, or a piece is taken, unless a dearer one takes what is guarded.
 * That the last are left out keeps the search small; it is decided by the position alone.
 */
export function isRestless(position: Position, move: Move): boolean {
  const promotion = movePromotion(move)
  if (promotion !== undefined) return promotion === 'queen'
  if (isToEmpty(position, move)) return false
  // In Chess960 a king castles to its own rook's square.
  const taken = capturedPiece(position, move)
  return taken !== undefined && isSafeCapture(position, move, taken.role)
}

export const restlessMoves = (position: Position): Move[] =>
  position.legalMoves().filter((move) => isRestless(position, move))

/** In check there is no standing still: every answer is looked at. Where a king may be left in reach, nobody has to answer. */
export const mustAnswer = (position: Position): boolean =>
  position.variant.king !== 'captured' && position.isCheck()
