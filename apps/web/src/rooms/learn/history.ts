import type { VariantId } from '@rookery/rules'

/** One exam of Parrot: so many games learned in all, and how it then fared. */
export interface Trial {
  readonly games: number
  readonly opponent: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

const most = 400
const keyOf = (variant: VariantId): string => `rookery.learn.${variant}`

/** What was kept and can still be read. */
export function parseHistory(text: string | null): Trial[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isTrial).slice(-most) : []
  } catch {
    return []
  }
}

const isTrial = (value: unknown): value is Trial => {
  if (typeof value !== 'object' || value === null) return false
  const { games, opponent, won, drawn, lost } = value as Record<string, unknown>
  const isCount = (count: unknown) => Number.isSafeInteger(count) && Number(count) >= 0
  return (
    typeof opponent === 'string' &&
    [games, won, drawn, lost].every(isCount) &&
    Number(won) + Number(drawn) + Number(lost) > 0
  )
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
