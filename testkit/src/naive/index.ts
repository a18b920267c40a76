import type { NaiveState } from './board.ts'
import { readFen, writeFen } from './fen.ts'
import { legalMoves, makeUci } from './moves.ts'
import { playMove } from './play.ts'
import { kingCanBeTaken } from './reach.ts'
import type { NaiveVariant } from './rules.ts'

export { findEndangered } from './danger.ts'
export { type NaiveVariant, naiveRules, naiveVariants } from './rules.ts'

/** Every legal move in UCI, sorted; castling in chess960 is written as the king taking its rook. */
export function naiveMoves(fen: string, variant: NaiveVariant): string[] {
  const state = readFen(fen, variant)
  return legalMoves(state)
    .map((move) => makeUci(state, move))
    .sort()
}

/** The full FEN after the move, with an en passant square only where a legal capture on it exists. */
export function naivePlay(fen: string, uci: string, variant: NaiveVariant): string {
  const state = readFen(fen, variant)
  const move = legalMoves(state).find((candidate) => makeUci(state, candidate) === uci)
  if (!move) throw new Error(`${uci} is not a legal move of "${fen}" in ${variant}`)
  return writeFen(playMove(state, move))
}

export function naivePerft(fen: string, depth: number, variant: NaiveVariant): number {
  return countLeaves(readFen(fen, variant), depth)
}

/** Whether the king of the side to move stands in reach of an enemy; in minichess too, where it has no consequence. */
export function naiveInCheck(fen: string, variant: NaiveVariant): boolean {
  const state = readFen(fen, variant)
  return kingCanBeTaken(state, state.turn)
}

function countLeaves(state: NaiveState, depth: number): number {
  if (depth === 0) return 1
  const moves = legalMoves(state)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + countLeaves(playMove(state, move), depth - 1), 0)
}
