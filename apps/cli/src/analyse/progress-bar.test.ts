import { expect, test } from 'vitest'
import { makeProgress } from './progress-bar.ts'

test('progress tells how much is done, how fast, and the time left', () => {
  expect(makeProgress(new Map([[2, { done: 20, total: 80 }]]), 0, 10)).toBe(
    'game 2 [######..................] 20/80  2.0 positions/s  30 s left',
  )
  expect(makeProgress(new Map([[2, { done: 1, total: 81 }]]), 0, 1)).toContain('1 min 20 s left')
})

test('several games have one bar, and those that are done count for the speed', () => {
  const games = new Map([
    [3, { done: 10, total: 60 }],
    [4, { done: 30, total: 60 }],
  ])
  expect(makeProgress(games, 60, 10)).toBe(
    'games 3, 4 [########................] 40/120  10.0 positions/s  8 s left',
  )
})
