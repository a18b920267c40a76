import { openMynah } from '@rookery/players/mynah'
import { unwrap } from '@rookery/rules'
import { beforeAll, expect, test } from 'vitest'
import { openRaven } from '../mining/open-raven.ts'
import { openPuzzle } from '../puzzles/puzzle.ts'
import { type DifficultyWitnesses, featuresOf } from './features.ts'
import { PEOPLE_FEATURES } from './people-features.ts'
import { predictRating } from './predict.ts'
import { ratePuzzle } from './rate-puzzle.ts'

/** Made up: a queen that stands where it can be taken, and a quiet move in a quiet position. */
const easy = unwrap(
  openPuzzle({ variant: 'standard', fen: '4k3/8/8/3q4/8/8/3R4/4K3 b - - 0 30', moves: ['d5d6', 'd2d6'] }),
)
const hard = unwrap(
  openPuzzle({
    variant: 'standard',
    fen: 'r1b2rk1/pp3ppp/2n1pn2/q7/1bBP4/2N2N2/PP1QBPPP/R4RK1 b - - 5 12',
    moves: ['f8d8', 'a2a3', 'b4e7', 'f1d1', 'a5c7', 'a1c1'],
  }),
)

let witnesses: DifficultyWitnesses
beforeAll(async () => {
  witnesses = { mynah: await openMynah(), raven: await openRaven('standard', 1) }
})

test('what people find at once is rated lower than what they do not look at', () => {
  const [low, high] = [ratePuzzle(easy, witnesses), ratePuzzle(hard, witnesses)]
  expect(low.rating).toBeLessThan(1000)
  expect(high.rating).toBeGreaterThan(low.rating + 600)
  expect(low.deviation).toBeGreaterThan(100)
})

test('the same puzzle has the same features, and without Mynah the last of them', () => {
  const all = featuresOf(hard, witnesses)
  expect(featuresOf(hard, witnesses)).toEqual(all)
  expect(featuresOf(hard, { raven: witnesses.raven })).toEqual(all.slice(PEOPLE_FEATURES))
})

test('a model adds the worth of its units where they speak', () => {
  const model = {
    past: { weights: [1, 0], bias: 10 },
    units: [
      { weights: [0, 1], bias: -2, worth: 100 },
      { weights: [0, -1], bias: 0, worth: 5 },
    ],
  }
  expect(predictRating([3, 4], model)).toBe(213)
  expect(predictRating([3, -1], model)).toBe(18)
})
