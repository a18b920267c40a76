import { expect, it } from 'vitest'
import { makeSpeed } from './measure-speed.ts'

it('the speed of a machine is that of the usual piece of work, and a short disturbance does not spread it', () => {
  const { perSecond, spread } = makeSpeed([
    [190, 200, 210, 195, 205, 900, 200],
    [210, 200, 230, 205, 195, 700, 200],
  ])
  expect(perSecond).toBe(5)
  expect(spread).toBeCloseTo(0.1)
  expect(makeSpeed([[180, 200, 220, 190, 210, 230, 170]]).spread).toBeCloseTo(0.2)
})
