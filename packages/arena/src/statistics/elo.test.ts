import { createRandom } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { eloOfScore, estimatePairs, estimateTally, scoreOfElo } from './elo.ts'
import { normalCdf, student95 } from './normal.ts'
import type { Pentanomial } from './tally.ts'

const precision = (value: number) => Math.max(0.006, Math.abs(value) * 0.0005)

const near = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThan(precision(expected))

/**
 * Published by fastchess in app/tests/elo_test.cpp (commit 2f5e888): wins, losses, draws, then normalised Elo and its error, Elo
 * and its error, LOS in percent.
 */
const tallies: [
  number,
  number,
  number,
  number,
  number,
  number | undefined,
  number | undefined,
  number | undefined,
][] = [
  [76, 89, 123, -20.76, 40.13, undefined, undefined, 15.53],
  [136, 96, 111, 49.77, 36.77, 40.7, 30.43, 99.6],
  [34, 356, 0, -508.44, 34.48, undefined, undefined, undefined],
]

/** From the same file: pairs with 0, ½, 1, 1½ and 2 points, then the same figures. */
const pairTables: [Pentanomial, number, number, number, number, number?][] = [
  [[34, 54, 63, 64, 75], 57.94, 28.28, 55.58, 27.65, 100],
  [[332, 433, 498, 333, 334], -9.17, 10.96, -8.64, 10.33, 5.05],
  [[7895, 8757, 5685, 568, 9999], -19.01, 2.65, -21.04, 2.95],
]

describe('an estimate', () => {
  it.each(tallies)(
    'of +%i -%i =%i equals the published one',
    (wins, losses, draws, nElo, nError, elo, error, los) => {
      const estimate = estimateTally({ wins, draws, losses })!
      near(estimate.nElo, nElo)
      near(estimate.nEloError, nError)
      if (elo !== undefined) near(estimate.elo, elo)
      if (error !== undefined) near(estimate.eloError, error)
      if (los !== undefined) near(estimate.los * 100, los)
    },
  )

  it.each(pairTables)('of the pairs %j equals the published one', (pairs, nElo, nError, elo, error, los) => {
    const estimate = estimatePairs(pairs)!
    near(estimate.nElo, nElo)
    near(estimate.nEloError, nError)
    near(estimate.elo, elo)
    near(estimate.eloError, error)
    if (los !== undefined) near(estimate.los * 100, los)
  })

  it.each<Pentanomial>([
    [0, 0, 1, 0, 0],
    [0, 0, 0, 0, 1],
    [1, 2, 3, 2, 1],
    [0, 0, 50, 0, 0],
    [0, 0, 0, 0, 50],
    [0, 0, 0, 1, 9],
  ])('of the pairs %i, %i, %i, %i, %i is not given: they bear no interval', (...pairs) => {
    expect(estimatePairs(pairs)).toBeUndefined()
  })

  it('of single games needs ten of them', () => {
    expect(estimateTally({ wins: 5, draws: 0, losses: 4 })).toBeUndefined()
    expect(estimateTally({ wins: 5, draws: 0, losses: 5 })).toMatchObject({ score: 0.5, los: 0.5 })
  })

  it('has the score of all games, though one of a pair is still to be played', () => {
    const pairs: Pentanomial = [1, 2, 4, 2, 3]
    const open = estimatePairs(pairs, { wins: 10, draws: 9, losses: 6 })!
    expect(open.score).toBe(14.5 / 25)
    expect(open.elo).toBe(eloOfScore(14.5 / 25))
    expect(open.eloError).toBeLessThan(estimatePairs(pairs)!.eloError)
  })

  it('is sure of superiority as its interval is', () => {
    const { elo, eloError, los } = estimatePairs([1, 2, 5, 6, 5])!
    expect(los > 0.975).toBe(elo > eloError)
  })

  /** True chances of a pair's points, and how many pairs are played: what is shown must be as true as it says. */
  it.each<[number, Pentanomial]>([
    [10, [0.1, 0.2, 0.4, 0.2, 0.1]],
    [20, [0.1, 0.2, 0.4, 0.2, 0.1]],
    [10, [0.3, 0.1, 0.2, 0.1, 0.3]],
    [10, [0.02, 0.1, 0.4, 0.35, 0.13]],
    [40, [0, 0.02, 0.1, 0.3, 0.58]],
  ])('of %i pairs with the chances %j holds the truth as often as it says', (count, chances) => {
    const random = createRandom(count)
    const truth = eloOfScore(chances.reduce((sum, chance, points) => sum + (chance * points) / 4, 0))
    let shown = 0
    let hits = 0
    for (let match = 0; match < 4000; match++) {
      const pairs = [0, 0, 0, 0, 0]
      for (let pair = 0; pair < count; pair++) {
        const drawn = random.next()
        let sum = 0
        const points = chances.findIndex((chance) => {
          sum += chance
          return drawn < sum
        })
        pairs[points]!++
      }
      const estimate = estimatePairs(pairs as unknown as Pentanomial)
      if (!estimate) continue
      shown++
      if (Math.abs(truth - estimate.elo) < estimate.eloError) hits++
    }
    expect(hits / shown).toBeGreaterThan(0.935)
  })
})

/** The table of Elo's expectancy as FIDE prints it (Handbook B.02, 8.1.1), where it is rounded to hundredths. */
it.each([
  [100, 0.64],
  [200, 0.76],
  [300, 0.85],
  [400, 0.91],
])('a difference of %i expects the score %f', (elo, score) => {
  expect(scoreOfElo(elo)).toBeCloseTo(score, 2)
  expect(eloOfScore(scoreOfElo(elo))).toBeCloseTo(elo, 9)
})

/** Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.1. */
it.each([
  [0, 0.5],
  [1, 0.841344746068543],
  [2, 0.977249868051821],
  [3, 0.99865010196837],
  [4, 0.999968328758167],
])('the normal distribution function at %f is %f', (x, probability) => {
  expect(normalCdf(x)).toBeCloseTo(probability, 13)
  expect(normalCdf(-x)).toBeCloseTo(1 - probability, 13)
})

/** Fisher and Yates, Statistical Tables, table III. */
it.each([
  [9, 2.262],
  [19, 2.093],
  [29, 2.045],
  [60, 2.0],
])("Student's distribution of %i degrees of freedom lies within ±%f in 95 of 100", (degrees, quantile) => {
  expect(student95(degrees)).toBeCloseTo(quantile, 3)
})
