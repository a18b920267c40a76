import type { Engine } from '@rookery/engine'
import { Line, Position, type Square } from '@rookery/rules'
import type { PieceWorth } from './thought.ts'

/** Asks the evaluation, without search, about the position with each piece taken off in turn. */
export async function pieceWorths(engine: Engine, position: Position): Promise<PieceWorth[]> {
  const whole = await engine.evaluate(Line.from(position))
  const worths: PieceWorth[] = []
  for (const { square, piece } of position.pieces()) {
    if (piece.role === 'king') continue
    const { scoreCp } = await engine.evaluate(Line.from(without(position, square)))
    const loss = whole.scoreCp - scoreCp
    worths.push({ square, piece, worthCp: piece.color === position.turn ? loss : 0 - loss })
  }
  return worths
}

function without(position: Position, square: Square): Position {
  const { variant, turn, castlingLo, castlingHi, halfmoves, fullmoves } = position
  const lo = square < 32 ? ~(1 << square) : -1
  const hi = square < 32 ? -1 : ~(1 << (square & 31))
  const board = position.board.map((half, index) => half & (index < 8 ? lo : hi))
  return new Position(variant, board, turn, castlingLo & lo, castlingHi & hi, -1, halfmoves, fullmoves)
}
