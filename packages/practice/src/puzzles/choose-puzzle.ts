import type { Random } from '@rookery/rules'
import type { Puzzle } from './puzzle.ts'

export interface PuzzleWish {
  /** Of about this rating. */
  readonly rating: number
  readonly theme?: string | undefined
  /** By their ids; they come again only when nothing else is left. */
  readonly seen?: ReadonlySet<string>
}

/** As far from the rating as nobody feels it: a rating is not known better than that. */
const NEAR = 50
/** Where fewer are so near, those that come next are taken too. */
const FEWEST = 6

/** One near the rating, the nearest most often; nothing where no puzzle has the theme. */
export function choosePuzzle(
  puzzles: readonly Puzzle[],
  { rating, theme, seen }: PuzzleWish,
  random: Random,
): Puzzle | undefined {
  const fit = theme === undefined ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme))
  const unseen = seen ? fit.filter(({ id }) => !seen.has(id)) : fit
  const near = (unseen.length > 0 ? unseen : fit)
    .map((puzzle) => ({ puzzle, distance: Math.abs(puzzle.rating - rating) }))
    .sort((one, other) => one.distance - other.distance)
    .filter(({ distance }, index) => index < FEWEST || distance <= NEAR)
  const weights = near.map(({ distance }) => 1 / (NEAR + distance))
  let lot = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  return (
    near.find((_, index) => {
      lot -= weights[index]!
      return lot < 0
    })?.puzzle ?? near[0]?.puzzle
  )
}
