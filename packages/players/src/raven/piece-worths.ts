import type { Engine } from '@rookery/engine'
import { Line, type Position, withoutPiece } from '@rookery/rules'
import type { PieceWorth } from './thought.ts'

/** Asks the evaluation, without search, about the position with each piece taken off in turn. */
export async function pieceWorths(engine: Engine, position: Position): Promise<PieceWorth[]> {
  const whole = await engine.evaluate(Line.from(position))
  const worths: PieceWorth[] = []
  for (const { square, piece } of position.pieces()) {
    if (piece.role === 'king') continue
    const { scoreCp } = await engine.evaluate(Line.from(withoutPiece(position, square)))
    const loss = whole.scoreCp - scoreCp
    worths.push({ square, piece, worthCp: piece.color === position.turn ? loss : 0 - loss })
  }
  return worths
}
