import { createRandom } from '@rookery/rules'
import { expect, test } from 'vitest'
import { checkModel, fitModel, makeModelFile } from './puzzle-fit.mjs'

/** Ratings that follow from three features, one of them by its distance from the middle, and from chance. */
const makeRows = (count, seed) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const features = [random.next() * 10, random.next(), random.next() * 100]
    const rating =
      1500 + 80 * (features[0] - 5) + 600 * Math.abs(features[1] - 0.5) + 50 * (random.next() - 0.5)
    return { rating, features }
  })
}

test('what features tell of ratings is learned, by rows that took no part too, and always alike', () => {
  const rows = makeRows(400, 1)
  const model = fitModel(rows)
  const { correlation, error, rootError } = checkModel(makeRows(200, 2), model)
  expect(correlation).toBeGreaterThan(0.97)
  expect(error).toBeLessThan(50)
  expect(rootError).toBeGreaterThan(error)
  expect(fitModel(makeRows(400, 1))).toEqual(model)
  expect(makeModelFile({ people: { deviation: 50, model } })).toContain('deviation: 50')
})
