import { expect, it } from 'vitest'
import { niceSteps } from './nice-steps.ts'

it.each([
  [0, 100, 5, [0, 20, 40, 60, 80, 100]],
  [-130, 270, 4, [-200, -100, 0, 100, 200, 300]],
  [0, 1000, 4, [0, 500, 1000]],
  [7, 7, 4, undefined],
] as const)('marks an axis from %d to %d', (least, most, count, marks) => {
  const steps = niceSteps(least, most, count)
  if (marks) expect(steps).toEqual(marks)
  expect(steps[0]).toBeLessThanOrEqual(least)
  expect(steps.at(-1)).toBeGreaterThanOrEqual(most)
  expect(steps.length).toBeLessThan(12)
})
