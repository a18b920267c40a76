import { expect, test } from 'vitest'
import { createGameRandom } from './game-random.ts'

const drawsOf = (seed: number, game: number): string => {
  const random = createGameRandom(seed, game)
  return Array.from({ length: 8 }, () => random.below(1000)).join()
}

test('the same seed and game draw the same lots, all others draw others', () => {
  expect(drawsOf(1, 2)).toBe(drawsOf(1, 2))
  const draws = new Set<string>()
  for (let seed = 0; seed < 40; seed++) for (let game = 0; game < 250; game++) draws.add(drawsOf(seed, game))
  expect(draws.size).toBe(10_000)
})

test('lots are even across games, from the first on', () => {
  const counts = new Array<number>(10).fill(0)
  for (let game = 0; game < 10_000; game++) counts[createGameRandom(1, game).below(10)]!++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
