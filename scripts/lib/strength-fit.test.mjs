import { LEAST_MOVES, noEvidence } from '@rookery/practice'
import { createRandom } from '@rookery/rules'
import { expect, it } from 'vitest'
import { checkModel, fitModel } from './strength-fit.mjs'

const ratings = Array.from({ length: 18 }, (_, index) => 700 + 100 * index)
const MOVES = 40

/** People whose moves are the likelier the nearer Mynah's rating is to theirs, and who lose a game's worth by every fifth move at 800. */
function drawSides(count, seed) {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const rating = 800 + random.below(1500)
    const seen = rating + 300 * (random.next() + random.next() + random.next() - 1.5)
    const lost = Array.from({ length: MOVES }, () => random.next() < 160 / rating).filter(Boolean).length
    const losses = [MOVES - lost, 0, 0, 0, 0, 0, lost]
    return {
      rating,
      evidence: { moves: MOVES, nats: ratings.map((each) => ((each - seen) / 200) ** 2 / 2), losses },
    }
  })
}

it('finds numbers that tell ratings, surer of ten games than of one', () => {
  const model = fitModel(drawSides(150, 1))
  expect(model.weight.nats).toBeGreaterThan(0)
  const [one, , ten] = checkModel(drawSides(150, 2), model)
  expect(one.error).toBeLessThan(200)
  expect(ten.error).toBeLessThan(one.error)
  expect(ten.halfWidth).toBeLessThan(one.halfWidth)
  expect(one.covered).toBeGreaterThan(0.85)
})

it('leaves out sides of which nothing is told', () => {
  const few = { rating: 3000, evidence: { ...noEvidence, moves: LEAST_MOVES - 1 } }
  const sides = drawSides(20, 3)
  expect(fitModel([...sides, few])).toEqual(fitModel(sides))
})
