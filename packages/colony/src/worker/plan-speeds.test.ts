import { expect, it } from 'vitest'
import { PlanSpeeds } from './plan-speeds.ts'

it('a worker is as fast in a plan as in the time in which it had jobs of it', () => {
  const speeds = new PlanSpeeds()
  speeds.begin('data', 0)
  speeds.count('data', 60)
  speeds.end('data', 10_000)
  // Two threads at once, a rest, and one that has given nothing yet.
  speeds.begin('games', 20_000)
  speeds.begin('games', 25_000)
  for (const at of [30_000, 40_000]) {
    speeds.count('games', 2)
    speeds.end('games', at)
  }
  expect(speeds.read(90_000)).toEqual([
    { plan: 'data', perSecond: 6 },
    { plan: 'games', perSecond: 0.2 },
  ])
  speeds.begin('games', 90_000)
  speeds.begin('more', 90_000)
  expect(speeds.read(110_000)).toEqual([
    { plan: 'data', perSecond: 6 },
    { plan: 'games', perSecond: 0.1 },
  ])
})

it('the plans that were worked at last are told', () => {
  const speeds = new PlanSpeeds()
  for (let plan = 0; plan < 30; plan++) {
    speeds.begin(`${plan}`, plan)
    speeds.count(`${plan}`, 1)
    if (plan !== 3) speeds.end(`${plan}`, plan + 1)
  }
  expect(speeds.read(30).map(({ plan }) => Number(plan))).toEqual([3, 21, 22, 23, 24, 25, 26, 27, 28, 29])
})
