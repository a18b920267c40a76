import type { SoloCore } from '@rookery/engine/core'
import { unwrap } from '@rookery/rules'
import { openPuzzle, type Puzzle } from '../puzzles/puzzle.ts'
import { findOnlyMove, standing } from './only-move.ts'

/** Whether each of the solver's moves is still the only one by so many nodes. */
export function stands(
  core: SoloCore,
  puzzle: Pick<Puzzle, 'variant' | 'fen' | 'moves'>,
  nodes: number,
): boolean {
  const { positions, moves } = unwrap(openPuzzle(puzzle))
  core.forget()
  return moves.every((move, index) => {
    const position = positions[index]!
    // A forced move is the only one without any look.
    if (index % 2 === 0 || position.legalMoves().length === 1) return true
    const only = findOnlyMove(core, position, nodes, standing)
    return only?.move === move || (only?.isMate === true && index === moves.length - 1)
  })
}
