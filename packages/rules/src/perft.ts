import { checkPosition } from './check-position.ts'
import type { Move } from './move.ts'
import type { Position } from './position.ts'

/** The number of move sequences of a length: the standard test of a move generator. */
export function perft(position: Position, depth: number): number {
  checkPosition('perft', position)
  return count(position, depth)
}

function count(position: Position, depth: number): number {
  if (depth <= 0) return 1
  if (depth === 1) return position.countLegalMoves()
  let nodes = 0
  for (const move of position.legalMoves()) nodes += count(position.play(move), depth - 1)
  return nodes
}

/** Perft for each first move apart. */
export function divide(position: Position, depth: number): { move: Move; nodes: number }[] {
  checkPosition('divide', position)
  if (depth <= 0) return []
  return position.legalMoves().map((move) => ({ move, nodes: count(position.play(move), depth - 1) }))
}
