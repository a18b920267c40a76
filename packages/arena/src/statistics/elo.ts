import { distributionOf, meanOf, varianceOf } from './distribution.ts'
import { normalCdf, student95, Z95 } from './normal.ts'
import { type Counts, countsOf, gamesOf, type Pentanomial, pointsOf, type Tally } from './tally.ts'

/** Normalised Elo per unit of (score - ½) / standard deviation of one game. */
export const N_ELO_SCALE = 800 / Math.log(10)

/** Infinite at 0 and 1. */
export const eloOfScore = (score: number): number => -400 * Math.log10(1 / score - 1)

export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** What the games of a match say about its first player; errors are half the width of 95 % intervals. */
export interface Estimate {
  /** Points by games. */
  readonly score: number
  readonly elo: number
  readonly eloError: number
  readonly nElo: number
  readonly nEloError: number
  /** Likelihood of superiority, 0 to 1. */
  readonly los: number
  /** Draws among games; of a pentanomial, pairs with one point each. */
  readonly drawRatio: number
}

/** Fewer games or pairs say too little about their own spread for any interval. */
const LEAST_ITEMS = 10

/** From so many on the figures are those that other programs publish, which take the spread for known. */
const MANY_ITEMS = 100

/** `undefined` while the games bear no interval: there are too few, all ended alike, or nearly all were won. */
export const estimateTally = (tally: Tally): Estimate | undefined => estimate(countsOf(tally), 1, tally)

/**
 * Games of a pair are not independent, so where pairs are known they give the truer error. `all` has the score of games
 * whose pair is not complete as well.
 */
export const estimatePairs = (pairs: Pentanomial, all?: Tally): Estimate | undefined =>
  estimate(pairs, 2, all)

function estimate(counts: Counts, gamesPerItem: 1 | 2, all: Tally | undefined): Estimate | undefined {
  const distribution = distributionOf(counts)
  if (distribution.size < LEAST_ITEMS) return undefined
  const games = all ? gamesOf(all) : distribution.size * gamesPerItem
  const score = all ? pointsOf(all) / games : meanOf(distribution)
  const variance = varianceOf(distribution)
  const size = games / gamesPerItem
  const quantile = distribution.size < MANY_ITEMS ? student95(distribution.size - 1) : Z95
  const error = quantile * Math.sqrt(variance / size)
  const [low, high] = [score - error, score + error]
  if (error === 0 || low <= 0 || high >= 1) return undefined
  const gameDeviation = Math.sqrt(variance * gamesPerItem)
  return {
    score,
    elo: eloOfScore(score),
    eloError: (eloOfScore(high) - eloOfScore(low)) / 2,
    nElo: ((score - 0.5) / gameDeviation) * N_ELO_SCALE,
    nEloError: (quantile / Math.sqrt(games)) * N_ELO_SCALE,
    // Certain by 97.5 % exactly where the interval ends at a level score.
    los: normalCdf((Z95 * (score - 0.5)) / error),
    drawRatio: counts[(counts.length - 1) / 2]! / distribution.size,
  }
}
