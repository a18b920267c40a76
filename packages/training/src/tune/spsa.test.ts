import { createRandom } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { Spsa } from './spsa.ts'

describe('Spsa', () => {
  it('finds the values that win more games, though chance decides most of them', () => {
    const best = [120, 30, 700]
    const steps = [20, 5, 100]
    const random = createRandom(7)
    const search = new Spsa([80, 40, 500], steps, { pairs: 4000, gain: 0.01 })
    const worth = (values: readonly number[]) =>
      -values.reduce((sum, value, i) => sum + ((value - best[i]!) / steps[i]!) ** 2, 0)
    while (search.done < 4000) {
      const { signs, plus, minus } = search.perturb(random)
      const chance = 1 / (1 + 10 ** ((worth(minus) - worth(plus)) / 40))
      search.learn(signs, (random.next() < chance ? 1 : -1) + (random.next() < chance ? 1 : -1))
    }
    search.values.forEach((value, i) => {
      expect(Math.abs(value - best[i]!)).toBeLessThan(steps[i]!)
    })
  })

  it('moves one side up where it moves the other down, by a step at the end', () => {
    const search = new Spsa([10, 20], [2, 3], { pairs: 50, gain: 0.01, done: 50 })
    const { signs, plus, minus } = search.perturb(createRandom(1))
    expect(plus).toEqual([10 + 2 * signs[0]!, 20 + 3 * signs[1]!])
    expect(minus).toEqual([10 - 2 * signs[0]!, 20 - 3 * signs[1]!])
  })

  it('stays where it is when the games are even', () => {
    const search = new Spsa([10, 20], [2, 3], { pairs: 50, gain: 0.01 })
    search.learn([1, -1], 0)
    expect(search.values).toEqual([10, 20])
    expect(search.done).toBe(1)
  })
})
