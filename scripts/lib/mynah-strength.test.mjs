import { expect, test } from 'vitest'
import { cautionsBySteps, fitStrength } from './mynah-strength.mjs'

const ratings = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400]
/** How strong an imagined Mynah is: caution helps by its ratio, and the rating itself a little. */
const truth = (rating, caution) => 0.2 * rating + 250 * Math.log(1 + caution / 0.1)
const expected = (points) => 1 / (1 + 10 ** (-points / 400))

test('cautions that games have shown make each rating as strong as it says', () => {
  const cautions = [0, 0.3, 0.5, 1, 1.5, 5, 6, 20, 22]
  const matches = ratings.slice(1).flatMap((rating, index) => {
    const low = { rating: ratings[index], caution: cautions[index] }
    const high = { rating, caution: cautions[index + 1] }
    const points = expected(truth(high.rating, high.caution) - truth(low.rating, low.caution))
    return Array.from({ length: 60 }, () => ({ low, high, points }))
  })
  const found = cautionsBySteps(fitStrength(matches), ratings, 0.02)
  expect(found.get(800)).toBe(0.02)
  for (const rating of ratings.slice(0, -1)) {
    const step = truth(rating + 200, found.get(rating + 200)) - truth(rating, found.get(rating))
    expect(Math.abs(step - 200)).toBeLessThan(15)
  }
})
