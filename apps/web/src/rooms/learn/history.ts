import type { VariantId } from '@rookery/rules'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const trialSchema = v.pipe(
  v.object({ games: count, opponent: v.string(), won: count, drawn: count, lost: count }),
  v.check(({ won, drawn, lost }) => won + drawn + lost > 0),
)

/** One exam of Parrot: so many games learned in all, and how it then fared. */
export type Trial = Readonly<v.InferOutput<typeof trialSchema>>

const most = 400
const keyOf = (variant: VariantId): string => `rookery.learn.${variant}`

/** What was kept and can still be read. */
export function parseHistory(text: string | null): Trial[] {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), text)
  const trials = kept.success ? kept.output : []
  return trials.filter((each): each is Trial => v.is(trialSchema, each)).slice(-most)
}

export const readHistory = (variant: VariantId): Trial[] =>
  parseHistory(storage()?.getItem(keyOf(variant)) ?? null)

/** With a test added; a test that only repeats the last one, with nothing learned between, takes its place. */
export function addTrial(history: readonly Trial[], trial: Trial): readonly Trial[] {
  const last = history.at(-1)
  const isRepeated = last?.games === trial.games && last.opponent === trial.opponent
  return [...(isRepeated ? history.slice(0, -1) : history), trial].slice(-most)
}

/** The picture is no loss where the browser keeps nothing: the table is kept elsewhere. */
export function keepHistory(variant: VariantId, trial: Trial): void {
  try {
    storage()?.setItem(keyOf(variant), JSON.stringify(addTrial(readHistory(variant), trial)))
  } catch {
    // Full: the chart ends here.
  }
}

export const forgetHistory = (variant: VariantId): void => storage()?.removeItem(keyOf(variant))

function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

export interface Score {
  readonly score: number
  readonly low: number
  readonly high: number
}

const z95 = 1.959964

/** Points of a hundred, with Wilson's 95 % interval, which holds at 0 and 100, too. */
export function scoreOf({ won, drawn, lost }: Pick<Trial, 'won' | 'drawn' | 'lost'>): Score {
  const games = won + drawn + lost
  const share = (won + drawn / 2) / games
  const weight = z95 ** 2 / games
  const middle = (share + weight / 2) / (1 + weight)
  const reach = (z95 / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + weight / games / 4)
  return { score: 100 * share, low: 100 * (middle - reach), high: 100 * (middle + reach) }
}

export interface Comparison {
  /** How many points of a hundred the second has more, with a 95 % interval. */
  readonly points: number
  readonly low: number
  readonly high: number
  readonly verdict: 'better' | 'worse' | 'unsure'
}

/**
 * Newcombe's interval for the difference of two shares (1998, method 10), made of Wilson's for each. Draws count half, for which it is
 * a little too wide.
 */
export function compareTrials(before: Trial, after: Trial): Comparison {
  const [first, second] = [scoreOf(before), scoreOf(after)]
  const points = second.score - first.score
  const low = points - Math.hypot(second.score - second.low, first.high - first.score)
  const high = points + Math.hypot(second.high - second.score, first.score - first.low)
  return { points, low, high, verdict: low > 0 ? 'better' : high < 0 ? 'worse' : 'unsure' }
}
