import type { GameRecord } from '@rookery/arena'
import { expect, it } from 'vitest'
import { planOf } from '../colony.fixture.ts'
import { hasClocks, scalePlan, unscaleRecord } from './scale-time.ts'

const [entrant] = planOf(1).entrants
const withControls = (...controls: object[]) =>
  planOf(1, { entrants: controls.map((control) => ({ ...entrant!, control })) })

it('a slower machine gives more time, and neither more nodes nor more moves', () => {
  const clock = { baseMs: 1000, incrementMs: 10, moves: 40 }
  const plan = withControls({ clock }, { moveTimeMs: 100, nodes: 500 }, { depth: 3 })
  expect(hasClocks(plan)).toBe(true)
  expect(hasClocks(withControls({ depth: 3 }, { nodes: 5 }))).toBe(false)
  expect(scalePlan(plan, 2.5).entrants.map(({ control }) => control)).toEqual([
    { clock: { baseMs: 2500, incrementMs: 25, moves: 40 } },
    { moveTimeMs: 250, nodes: 500 },
    { depth: 3 },
  ])
})

it('what it played is told in the time of the plan', () => {
  const record = {
    moves: [
      { uci: 'e2e4', elapsedMs: 250, clockMs: 2250 },
      { uci: 'e7e5', elapsedMs: 5 },
    ],
  } as unknown as GameRecord
  expect(unscaleRecord(record, 2.5).moves).toEqual([
    { uci: 'e2e4', elapsedMs: 100, clockMs: 900 },
    { uci: 'e7e5', elapsedMs: 2 },
  ])
})
