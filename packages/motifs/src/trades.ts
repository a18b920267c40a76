import { capturedPiece, movePromotion } from '@rookery/rules'
import { exchangeValue } from './exchange.ts'
import type { Trades } from './motif.ts'
import type { Scene } from './scene.ts'
import { takenSquare, worthOf } from './worth.ts'

export function findTrades({ before, move, moved }: Scene): Trades[] {
  const piece = capturedPiece(before, move)
  if (!piece || movePromotion(move) || worthOf(piece.role) !== worthOf(moved.piece.role)) return []
  return exchangeValue(before, move) === 0
    ? [{ kind: 'trades', taken: { piece, square: takenSquare(move) }, given: moved }]
    : []
}
