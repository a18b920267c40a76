import type { OpenPuzzle, Puzzle } from '../puzzles/puzzle.ts'
import { type DifficultyWitnesses, featuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { predictRating } from './predict.ts'

const LOWEST = 400
const HIGHEST = 2800

/** At which rating people solve a puzzle half of the time. Where Mynah is not among the witnesses, the board alone tells. */
export function ratePuzzle(
  puzzle: OpenPuzzle,
  witnesses: DifficultyWitnesses,
): Pick<Puzzle, 'rating' | 'deviation'> {
  const { model, deviation } = witnesses.mynah ? fitted.people : fitted.board
  const rating = predictRating(featuresOf(puzzle, witnesses), model)
  return { rating: Math.round(Math.max(LOWEST, Math.min(HIGHEST, rating))), deviation }
}
