import type { Move } from './move.ts'
import type { Position } from './position.ts'

/** The number of move sequences of a length: the standard test of a move generator. */
export function perft(position: Position, depth: number): number {
  if (depth <= 0) return 1
  if (depth === 1) return position.countLegalMoves()
  let nodes = 0
  for (const move of position.legalMoves()) nodes += perft(position.play(move), depth - 1)
  return nodes
}

/** Perft for each first move apart. */
export const divide = (position: Position, depth: number): { move: Move; nodes: number }[] =>
  depth <= 0
    ? []
    : position.legalMoves().map((move) => ({ move, nodes: perft(position.play(move), depth - 1) }))
