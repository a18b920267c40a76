import * as v from 'valibot'
import { momentMs } from '../drills/index.ts'
import { firstRating, type Rating, updateRating } from '../rating/index.ts'
import { isRated, runModes } from '../solving/index.ts'

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(5000))

export const attemptSchema = v.object({
  /** The puzzle's id. */
  puzzle: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  variant: v.picklist(['standard', 'minichess']),
  /** As it was rated then. */
  rating: points,
  deviation: points,
  themes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(60)),
  atMs: momentMs,
  result: v.picklist(['solved', 'helped', 'failed']),
  mode: v.picklist(runModes),
})
/** One puzzle that somebody tried. */
export type Attempt = Readonly<v.InferOutput<typeof attemptSchema>>

/** Two puzzles are never tried in the same moment by the same person. */
export const attemptKey = ({ atMs, puzzle }: Attempt): string => `${atMs} ${puzzle}`

export interface RatingPoint extends Rating {
  readonly atMs: number
}

const DAY_MS = 86_400_000
/** Lichess lets a deviation grow by so many periods a day; with it, 60 becomes 110 in a year. */
const PERIODS_PER_DAY = 0.21436

/** The rating after each attempt that counts, of one board, from attempts in the order of time. */
export function ratingHistory(
  attempts: readonly Attempt[],
  variant: Attempt['variant'],
): readonly RatingPoint[] {
  const history: RatingPoint[] = []
  let own: Rating = firstRating
  let lastMs: number | undefined
  for (const attempt of attempts) {
    if (attempt.variant !== variant || !countsForRating(attempt)) continue
    const rested = rest(own, lastMs === undefined ? 0 : attempt.atMs - lastMs)
    own = updateRating(rested, [{ against: attempt, score: attempt.result === 'solved' ? 1 : 0 }])
    lastMs = attempt.atMs
    history.push({ ...own, atMs: attempt.atMs })
  }
  return history
}

/** A puzzle that was found with a hint says nothing. */
const countsForRating = (attempt: Attempt): boolean => isRated(attempt) && attempt.result !== 'helped'

/** What is known of somebody who has not been here for a while is less certain. */
function rest(own: Rating, elapsedMs: number): Rating {
  const periods = (Math.max(0, elapsedMs) / DAY_MS) * PERIODS_PER_DAY
  const { deviation } = updateRating({ ...own, volatility: own.volatility * Math.sqrt(periods) }, [])
  return { ...own, deviation: Math.min(deviation, firstRating.deviation) }
}

export const ownRating = (history: readonly RatingPoint[]): Rating => history.at(-1) ?? firstRating
