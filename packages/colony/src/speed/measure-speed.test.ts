import { expect, it } from 'vitest'
import { makeSpeed } from './measure-speed.ts'

it('the speed of a machine is that of the usual piece of work, and its spread that of the extremes', () => {
  const { perSecond, spread } = makeSpeed([
    [190, 200, 210, 195, 205],
    [210, 200, 230, 205, 195],
  ])
  expect(perSecond).toBe(5)
  expect(spread).toBeCloseTo(0.1)
})
