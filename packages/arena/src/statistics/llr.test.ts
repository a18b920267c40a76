import { describe, expect, it } from 'vitest'
import { type EloModel, logLikelihoodRatio } from './llr.ts'
import { judgeSprt, type Sprt, sprtBounds } from './sprt.ts'

/** Values of fishtest's `LLRcalc.LLR_logistic` (server/fishtest/stats, commit 93fe81e), exact to the last digits. */
const exact: [number[], number, number, number][] = [
  [[3, 20, 50, 22, 5], 0, 20, 0.04032037241670679],
  [[3, 20, 50, 22, 5], 0, 5, 0.17838022438188125],
  [[3, 20, 50, 22, 5], -10, 10, 0.9344729113889829],
  [[0, 10, 30, 12, 0], 0, 20, -0.27041453628885204],
  [[0, 10, 30, 12, 0], 0, 5, 0.085226848211516],
  [[12, 40, 60, 30, 8], 0, 20, -2.9973011351582723],
  [[12, 40, 60, 30, 8], -10, 10, -2.0579732004260216],
  [[30, 40, 50], 0, 20, 1.4333717997704136],
]

/**
 * Published by fastchess in app/tests/sprt_test.cpp (commit 0cbac49), there to 1 %; counts from no points to all. Its rows with
 * counts of zero are left out: it replaces them with another number than fishtest and we do.
 */
const rounded: [EloModel, number[], number, number, number][] = [
  ['normalised', [36027, 68692, 36433], 0, 2, 0.92],
  ['normalised', [10650, 20431, 10871], -1.75, 0.25, 2.3],
  ['logistic', [21184, 40708, 21404], 0.5, 2.5, -1.57],
  ['logistic', [57030, 106593, 57433], 0, 2, -2.59],
  ['normalised', [365, 16618, 36229, 16974, 390], 0, 2, 2.25],
  ['normalised', [127, 4883, 10712, 5150, 104], -1.75, 0.25, 3.01],
  ['logistic', [223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07],
  ['logistic', [871, 26175, 55983, 26678, 821], 0, 2, -4.98],
]

describe('the log-likelihood ratio', () => {
  it.each(exact)('of %j for %f against %f is that of fishtest', (counts, elo0, elo1, llr) => {
    expect(logLikelihoodRatio(counts, 'logistic', elo0, elo1)).toBeCloseTo(llr, 9)
  })

  it.each(rounded)('%s, of %j for %f against %f is that of fastchess', (model, counts, elo0, elo1, llr) => {
    expect(Math.abs(logLikelihoodRatio(counts, model, elo0, elo1) / llr - 1)).toBeLessThan(0.01)
  })

  it('of no games is zero', () => {
    expect(logLikelihoodRatio([0, 0, 0, 0, 0], 'normalised', 0, 5)).toBe(0)
  })
})

describe('an SPRT', () => {
  const sprt: Sprt = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05, model: 'logistic', unit: 'pairs' }

  it("has Wald's bounds", () => {
    expect(sprtBounds({ alpha: 0.05, beta: 0.05 })).toEqual({
      lower: expect.closeTo(-2.9444389791664403, 12),
      upper: expect.closeTo(2.9444389791664403, 12),
    })
    expect(sprtBounds({ alpha: 0.05, beta: 0.1 }).upper).toBeCloseTo(Math.log(18), 12)
  })

  it.each([
    [[12, 40, 60, 30, 8], 'H0'],
    [[3, 20, 50, 22, 5], undefined],
    [[8, 60, 150, 120, 40], 'H1'],
  ] as const)('after %j says %s', (pairs, verdict) => {
    expect(judgeSprt(sprt, pairs).verdict).toBe(verdict)
  })
})
