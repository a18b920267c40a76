import { expect, test } from 'vitest'
import { makeLossReport } from './run-losses.ts'

test('a ratio to nothing is a dash, and what has no error is told without one', () => {
  const some = { mean: 0.25, error: null }
  const report = makeLossReport([
    {
      band: 800,
      positions: 4,
      people: { lossCp: { mean: 40, error: 2 }, blunders: { mean: 0, error: 0 } },
      mynah: { lossCp: { mean: 20, error: 1 }, blunders: some },
      ratio: { lossCp: { mean: 0.5, error: 0.1 }, blunders: { mean: null, error: null } },
    },
  ])
  const cells = report.split('\n').at(-1)!.split(/ {2,}/)
  expect(cells).toEqual([
    ...['800-999', '4', '40.0 ±2.0', '20.0 ±1.0', '×0.50 ±0.10'],
    ...['0.0 ±0.0 %', '25.0 %', '-'],
  ])
})
