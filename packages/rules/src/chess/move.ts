import {
  isCastling,
  isEnPassant,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
  type Move as RulesMove,
  storedTo,
} from '../move.ts'
import { capturedPiece } from '../position.ts'
import { takesRook } from '../uci.ts'
import type { BoardState } from './board-state.ts'
import { type Color, nameColor, nameRole, nameSquare, type PieceSymbol, type Square } from './names.ts'

export const NULL_SAN = '--'

/** A move with everything about it, as plain fields. */
export class Move {
  color: Color
  from: Square
  to: Square
  piece: PieceSymbol
  captured?: PieceSymbol
  promotion?: PieceSymbol
  /** n normal, b pawn's double step, e en passant, c capture, p promotion, k and q castling, - null move. */
  flags: string
  san: string
  lan: string
  before: string
  after: string

  /** `move` is undefined for a null move. */
  constructor(state: BoardState, move: RulesMove | undefined) {
    const { position } = state
    this.color = nameColor(position.turn)
    this.before = state.fen
    if (move === undefined) {
      // chess.js has a king go from a8 to a8.
      this.from = this.to = 'a8'
      this.piece = 'k'
      this.flags = '-'
      this.san = NULL_SAN
      this.lan = 'a8a8'
      this.after = state.pass().fen
      return
    }
    const captured = capturedPiece(position, move)
    const promotion = movePromotion(move)
    this.from = nameSquare(moveFrom(move))
    // In Chess960 a king may have another move to the square where castling takes it: the rook's names the castling alone.
    const to = takesRook(position, move) ? storedTo(move) : moveTo(move)
    this.to = nameSquare(to)
    this.piece = nameRole(moveRole(move))
    this.flags = makeFlags(move, captured !== undefined)
    this.san = state.san(move)
    this.lan = this.from + this.to
    this.after = state.play(move).fen
    if (captured) this.captured = nameRole(captured.role)
    if (promotion) {
      this.promotion = nameRole(promotion)
      this.lan += this.promotion
    }
  }

  isCapture(): boolean {
    return this.flags.includes('c')
  }

  isPromotion(): boolean {
    return this.flags.includes('p')
  }

  isEnPassant(): boolean {
    return this.flags.includes('e')
  }

  isKingsideCastle(): boolean {
    return this.flags.includes('k')
  }

  isQueensideCastle(): boolean {
    return this.flags.includes('q')
  }

  isBigPawn(): boolean {
    return this.flags.includes('b')
  }
}

function makeFlags(move: RulesMove, isCapture: boolean): string {
  const from = moveFrom(move)
  const to = storedTo(move)
  if (isCastling(move)) return to > from ? 'k' : 'q'
  if (isEnPassant(move)) return 'e'
  if (moveRole(move) === 'pawn' && Math.abs(to - from) === 16) return 'b'
  return (isCapture ? 'c' : 'n') + (movePromotion(move) ? 'p' : '')
}
