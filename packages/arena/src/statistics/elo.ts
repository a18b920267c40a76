import { distributionOf, meanOf, varianceOf } from './distribution.ts'
import { normalCdf, Z95 } from './normal.ts'
import { type Counts, countsOf, type Pentanomial, type Tally } from './tally.ts'

/** Normalised Elo per unit of (score - ½) / standard deviation of one game. */
export const N_ELO_SCALE = 800 / Math.log(10)

/** Infinite at 0 and 1. */
export const eloOfScore = (score: number): number => -400 * Math.log10(1 / score - 1)

export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** What the games of a match say about its first player; errors are half the width of 95 % intervals. */
export interface Estimate {
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

export const estimateTally = (tally: Tally): Estimate => estimate(countsOf(tally), 1)

/** Games of a pair are not independent, so where pairs are known they give the truer error. */
export const estimatePairs = (pairs: Pentanomial): Estimate => estimate(pairs, 2)

function estimate(counts: Counts, gamesPerItem: 1 | 2): Estimate {
  const distribution = distributionOf(counts)
  const score = meanOf(distribution)
  const variance = varianceOf(distribution)
  const error = Z95 * Math.sqrt(variance / distribution.size)
  const gameDeviation = Math.sqrt(variance * gamesPerItem)
  return {
    score,
    elo: eloOfScore(score),
    eloError: (eloOfScore(Math.min(1, score + error)) - eloOfScore(Math.max(0, score - error))) / 2,
    nElo: score === 0.5 ? 0 : ((score - 0.5) / gameDeviation) * N_ELO_SCALE,
    nEloError: (Z95 / Math.sqrt(distribution.size * gamesPerItem)) * N_ELO_SCALE,
    los: score === 0.5 ? 0.5 : normalCdf((score - 0.5) / Math.sqrt(variance / distribution.size)),
    drawRatio: counts[(counts.length - 1) / 2]! / distribution.size,
  }
}
