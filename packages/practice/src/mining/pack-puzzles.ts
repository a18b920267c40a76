import { createHash } from 'node:crypto'
import { unwrap } from '@rookery/rules'
import { openPuzzle, type Puzzle, type PuzzleVariant } from '../puzzles/puzzle.ts'
import { nameThemes } from '../themes/name-themes.ts'
import type { FoundLine } from './mine-game.ts'
import { keyOf } from './selection.ts'

/** What tells a puzzle's difficulty. */
export type Rate = (puzzle: Pick<Puzzle, 'variant' | 'fen' | 'moves'>) => Pick<Puzzle, 'rating' | 'deviation'>

/** A line with its name, its themes and its rating. */
export function makePuzzle(variant: PuzzleVariant, line: FoundLine, rate: Rate): Puzzle {
  const { fen, moves, scores } = line
  const opened = unwrap(openPuzzle({ variant, fen, moves }))
  return {
    id: nameOf(variant, line),
    variant,
    fen,
    moves,
    ...rate({ variant, fen, moves }),
    themes: nameThemes(opened, scores[0]![0]!),
  }
}

/** By its position; the first letter tells it from Lichess's, which have five. */
const nameOf = (variant: PuzzleVariant, line: FoundLine): string =>
  `r${createHash('sha256')
    .update(`${variant} ${keyOf(variant, line)}`)
    .digest('base64url')
    .slice(0, 6)}`
