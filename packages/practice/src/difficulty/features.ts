import type { SoloCore } from '@rookery/engine/core'
import type { MynahCore } from '@rookery/players/mynah'
import type { OpenPuzzle } from '../puzzles/puzzle.ts'
import { boardFeatures } from './board-features.ts'
import { peopleFeatures } from './people-features.ts'

/** Who says how hard a puzzle is. */
export interface DifficultyWitnesses {
  /** Knows chess alone. */
  readonly mynah?: MynahCore
  readonly raven: SoloCore
}

/**
 * Numbers from which a puzzle's difficulty can be told, always in the same order. The first come from Mynah; without it there are
 * only the others.
 */
export const featuresOf = (puzzle: OpenPuzzle, { mynah, raven }: DifficultyWitnesses): number[] => [
  ...(mynah ? peopleFeatures(puzzle, mynah) : []),
  ...boardFeatures(puzzle, raven),
]
