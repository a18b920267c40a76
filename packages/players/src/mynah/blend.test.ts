import { Line, startPosition } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { characterAt, weigh } from './blend.ts'

const [first, second, third] = Line.from(startPosition()).position.legalMoves()
const people = [
  { move: first!, chance: 0.6 },
  { move: second!, chance: 0.3 },
  { move: third!, chance: 0.1 },
]
const seen = [
  { move: second!, lossCp: 0, lostPoints: 0 },
  { move: first!, lossCp: 400, lostPoints: 0.3 },
]
const chances = (temperature: number, caution: number) =>
  new Map(weigh(people, seen, { temperature, caution }).map(({ move, chance }) => [move, chance]))

describe('what Mynah plays', () => {
  test('is what people play, at temperature 1 and without caution', () => {
    for (const { move, chance } of people) expect(chances(1, 0).get(move)).toBeCloseTo(chance, 9)
  })

  test('is what is likely more often below 1, and always at 0', () => {
    expect(chances(0.5, 0).get(first!)).toBeCloseTo(0.36 / 0.46, 9)
    expect(chances(0, 5).get(first!)).toBe(1)
  })

  test('is a losing move less often the more caution there is, whether Raven told of it or not', () => {
    const odds = chances(1, 1)
    expect(odds.get(first!)! / odds.get(second!)!).toBeCloseTo(2 * Math.exp(-3), 9)
    expect(odds.get(third!)! / odds.get(second!)!).toBeCloseTo(Math.exp(-3) / 3, 9)
    expect([...odds.values()].reduce((sum, each) => sum + each)).toBeCloseTo(1, 9)
    expect([...odds.keys()][0]).toBe(second)
  })

  test('changes with the rating without a jump, and gets more careful with it', () => {
    for (let rating = 600; rating < 2400; rating += 10) {
      const [low, high] = [characterAt(rating), characterAt(rating + 10)]
      expect(high.caution).toBeGreaterThanOrEqual(low.caution)
      expect(high.temperature).toBeLessThanOrEqual(low.temperature)
      expect(high.caution - low.caution).toBeLessThan(0.05 + 0.17 * low.caution)
    }
  })
})
