import { createRandom } from '@rookery/rules'
import { expect, it } from 'vitest'
import { AuditChoice } from './audit-choice.ts'

it("all of a worker's first five units are checked, and of none where nothing is asked for", () => {
  const choice = new AuditChoice({ random: () => 0.999_999 })
  expect(choice.choose('one', 2)).toEqual([0, 1])
  expect(choice.choose('two', 4)).toEqual([0, 1, 2, 3])
  expect(choice.choose('one', 10)).toEqual([0, 1, 2])
  expect(new AuditChoice({ auditShare: 0 }).choose('one', 5)).toEqual([])
})

it.each([
  ['half of its units', 500, 0.04],
  ['nine tenths', 900, 0.6],
])('who lies always after %s is missed as seldom as docs/colony.md says', (_, honest, most) => {
  const random = createRandom(7)
  const trials = 2000
  let missed = 0
  for (let trial = 0; trial < trials; trial++) {
    const choice = new AuditChoice({
      auditShare: 0.000_001,
      random: () => random.below(1_000_000) / 1_000_000,
    })
    if (choice.choose('liar', 1000).every((unit) => unit < honest)) missed++
  }
  expect(missed / trials).toBeLessThan(most)
})
