import { expect, test } from 'vitest'
import { expectedScore, firstRating, updateRating } from './glicko2.ts'

const result = (rating: number, deviation: number, score: number) => ({
  against: { rating, deviation },
  score,
})

test('the example of Glickman’s paper', () => {
  const own = { rating: 1500, deviation: 200, volatility: 0.06 }
  const after = updateRating(own, [result(1400, 30, 1), result(1550, 100, 0), result(1700, 300, 0)])
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 1)
  expect(after.volatility).toBeCloseTo(0.059996, 6)
})

test('who does not play becomes less certain, and nothing else', () => {
  const own = { rating: 1700, deviation: 50, volatility: 0.06 }
  const rested = updateRating(own, [])
  expect(rested).toMatchObject({ rating: 1700, volatility: 0.06 })
  expect(rested.deviation).toBeCloseTo(Math.hypot(50, 0.06 * 173.7178), 6)
})

test('a win raises, a loss lowers, and the surer one is the less', () => {
  const won = updateRating(firstRating, [result(1500, 60, 1)])
  const lost = updateRating(firstRating, [result(1500, 60, 0)])
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6)
  expect(won.rating).toBeGreaterThan(1600)
  expect(won.deviation).toBeLessThan(firstRating.deviation)
  const sure = updateRating({ ...firstRating, deviation: 60 }, [result(1500, 60, 1)])
  expect(sure.rating - 1500).toBeLessThan((won.rating - 1500) / 4)
})

test('a surprise raises the volatility', () => {
  const own = { rating: 1500, deviation: 60, volatility: 0.06 }
  const shaken = updateRating(
    own,
    Array.from({ length: 5 }, () => result(2200, 50, 1)),
  )
  expect(shaken.volatility).toBeGreaterThan(0.0601)
})

test('results that could hardly be more unlikely leave numbers', () => {
  for (const rating of [-5000, 0, 400, 3200, 10_000])
    for (const score of [0, 1]) {
      const after = updateRating({ rating: 1500, deviation: 30, volatility: 0.06 }, [
        result(rating, 30, score),
      ])
      for (const value of Object.values(after)) expect(value).toBeGreaterThan(0)
      for (const value of Object.values(after)) expect(value).toBeLessThan(10_000)
    }
})

test('a hundred points more are 64 of a hundred', () => {
  expect(expectedScore({ rating: 1600 }, { rating: 1500, deviation: 0 })).toBeCloseTo(0.64, 2)
})
