import type { Random } from '@rookery/rules'
import type { Puzzle } from './puzzle.ts'

export interface PuzzleWish {
  /** Of about this rating. */
  readonly rating: number
  readonly theme?: string | undefined
  /** By their ids; they come again only when nothing else is left. */
  readonly seen?: ReadonlySet<string>
}

/** Of so many that are nearest to the rating, chance chooses one. */
const NEAREST = 24

/** Nothing where no puzzle has the theme. */
export function choosePuzzle(
  puzzles: readonly Puzzle[],
  { rating, theme, seen }: PuzzleWish,
  random: Random,
): Puzzle | undefined {
  const fit = theme === undefined ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme))
  const unseen = seen ? fit.filter(({ id }) => !seen.has(id)) : fit
  const nearest = (unseen.length > 0 ? unseen : fit)
    .map((puzzle) => ({ puzzle, distance: Math.abs(puzzle.rating - rating) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEAREST)
  return nearest[random.below(nearest.length)]?.puzzle
}
