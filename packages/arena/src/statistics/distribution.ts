import type { Counts } from './tally.ts'

/** A discrete distribution of the score of a game or a pair, on evenly spaced values from 0 to 1. */
export interface Distribution {
  readonly size: number
  readonly values: readonly number[]
  readonly probabilities: readonly number[]
}

/** Stands in for a count of zero, so that no result is impossible; the value is fishtest's. */
const LEAST_COUNT = 1e-3

export function distributionOf(counts: Counts): Distribution {
  const size = counts.reduce((sum, count) => sum + count, 0)
  return {
    size,
    values: counts.map((_, index) => index / (counts.length - 1)),
    probabilities: counts.map((count) => count / size),
  }
}

export const regularised = (counts: Counts): Distribution =>
  distributionOf(counts.map((count) => (count === 0 ? LEAST_COUNT : count)))

export function meanOf({ values, probabilities }: Pick<Distribution, 'values' | 'probabilities'>): number {
  return values.reduce((sum, value, index) => sum + value * probabilities[index]!, 0)
}

export function varianceOf(distribution: Pick<Distribution, 'values' | 'probabilities'>): number {
  const mean = meanOf(distribution)
  return distribution.values.reduce(
    (sum, value, index) => sum + (value - mean) ** 2 * distribution.probabilities[index]!,
    0,
  )
}
