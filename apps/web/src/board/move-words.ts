import {
  capturedPiece,
  fileOf,
  isCastling,
  type Move,
  makeSquare,
  moveFrom,
  movePromotion,
  moveTo,
  type Piece,
  type Position,
} from '@rookery/rules'
import { say } from '@rookery/words/web/board'

/** "White knight", in the reader's language. */
export const describePiece = (piece: Piece): string => say('piece', piece)

/** A move as one would say it: "knight from g1 to f3, takes pawn, check". */
export function describeMove(position: Position, move: Move): string {
  const after = position.play(move)
  const alarm = after.isCheck() ? (after.hasLegalMove() ? 'check' : 'checkmate') : 'none'
  if (isCastling(move)) return say('castles', { wing: fileOf(moveTo(move)) === 6 ? 'king' : 'queen', alarm })
  return say('move', {
    role: position.pieceAt(moveFrom(move))!.role,
    from: makeSquare(moveFrom(move)),
    to: makeSquare(moveTo(move)),
    captured: capturedPiece(position, move)?.role ?? 'none',
    promotion: movePromotion(move) ?? 'none',
    alarm,
  })
}
