import type { SoloCore } from '@rookery/engine/core'
import { unwrap } from '@rookery/rules'
import { openPuzzle, type Puzzle } from '../puzzles/puzzle.ts'
import { nameThemes } from '../themes/name-themes.ts'
import { look } from './eyes.ts'
import { findOnlyMove, standing } from './only-move.ts'

/** What a deeper look says of a puzzle. */
export interface PuzzleCheck {
  /** Each of the solver's moves is still the only one. */
  readonly stands: boolean
  /** The themes that the board and Raven's score name now. */
  readonly themes: readonly string[]
}

/** Looks at each of the solver's moves with so many nodes. */
export function checkPuzzle(core: SoloCore, puzzle: Puzzle, nodes: number): PuzzleCheck {
  const opened = unwrap(openPuzzle(puzzle))
  const { positions, moves } = opened
  core.forget()
  let scoreCp: number | undefined
  for (let index = 1; index < moves.length; index += 2) {
    const position = positions[index]!
    // A forced move is the only one without any look.
    if (position.legalMoves().length === 1) continue
    const only = findOnlyMove(core, position, nodes, standing)
    const isSame = only && (only.move === moves[index] || (only.isMate && index === moves.length - 1))
    if (!isSame) return { stands: false, themes: [] }
    scoreCp ??= only.scoreCp
  }
  scoreCp ??= look(core, positions[1]!, nodes, 1)[0]!.scoreCp
  return { stands: true, themes: nameThemes(opened, scoreCp) }
}
