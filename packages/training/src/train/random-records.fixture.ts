import { createRandom, type Position, startPosition, variantById } from '@rookery/rules'
import { EMPTY, RECORD_SIZE, writeRecord } from '../data/record.ts'
import type { TrainedVariant } from './trainer-core.ts'

const roles = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const

function boardOf(position: Position): Uint8Array {
  const board = new Uint8Array(64).fill(EMPTY)
  for (const { square, piece } of position.pieces()) {
    board[square] = roles.indexOf(piece.role) * 2 + (piece.color === 'black' ? 1 : 0)
  }
  return board
}

/** Records of positions along random games, with random scores and results. */
export function randomRecords(variantId: TrainedVariant, count: number, seed: number): Uint8Array {
  const random = createRandom(seed)
  const variant = variantById(variantId)!
  const bytes = new Uint8Array(count * RECORD_SIZE)
  let position = startPosition(variant)
  for (let written = 0; written < count; ) {
    const moves = position.legalMoves()
    position =
      moves.length === 0 || random.below(60) === 0
        ? startPosition(variant)
        : position.play(moves[random.below(moves.length)]!)
    if (position.kingOf('white') === undefined || position.kingOf('black') === undefined) {
      position = startPosition(variant)
    }
    const sample = {
      board: boardOf(position),
      isBlack: position.turn === 'black',
      scoreCp: random.below(1200) - 600,
      result: random.below(3),
      ply: position.ply,
      generation: 0,
    }
    writeRecord(bytes, written++ * RECORD_SIZE, sample, variantId === 'minichess')
  }
  return bytes
}
