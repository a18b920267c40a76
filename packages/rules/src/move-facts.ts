import { checkPosition } from './check-position.ts'
import { isCastling, type Move, moveFrom, movePromotion, moveRole, moveTo } from './move.ts'
import type { Color, Role } from './piece.ts'
import { capturedPiece, type Position } from './position.ts'
import { fileOf, makeSquare } from './square.ts'

/** What one tells of a move, in no language yet. */
export interface MoveFacts {
  readonly color: Color
  readonly role: Role
  readonly from: string
  /** Of castling, where the king goes. */
  readonly to: string
  readonly captured: Role | undefined
  readonly promotion: Role | undefined
  readonly castling: 'king' | 'queen' | undefined
  readonly alarm: 'check' | 'checkmate' | undefined
}

export function moveFacts(position: Position, move: Move): MoveFacts {
  checkPosition('moveFacts', position)
  const to = moveTo(move)
  const after = position.play(move)
  return {
    color: position.turn,
    role: moveRole(move),
    from: makeSquare(moveFrom(move)),
    to: makeSquare(to),
    captured: capturedPiece(position, move)?.role,
    promotion: movePromotion(move),
    castling: isCastling(move) ? (fileOf(to) === 6 ? 'king' : 'queen') : undefined,
    alarm: after.isCheck() ? (after.hasLegalMove() ? 'check' : 'checkmate') : undefined,
  }
}
