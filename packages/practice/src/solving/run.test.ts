import { expect, test } from 'vitest'
import { beginRun, isRated, leftMs, noteResult, TIMED_MS, targetRating, tellTime } from './run.ts'

test('an open run goes on, around one’s own rating or a chosen one', () => {
  const run = beginRun({ mode: 'open', theme: 'fork' }, 1500, 0)
  const after = ['failed', 'failed', 'solved', 'helped'] as const
  const end = after.reduce((at, result) => noteResult(at, result, 1000), run)
  expect(end).toMatchObject({ solved: 2, failed: 2, isOver: false, theme: 'fork' })
  expect(targetRating(end, 1610)).toBe(1610)
  expect(targetRating(beginRun({ mode: 'open', rating: 2000 }, 1500, 0), 1610)).toBe(2000)
  expect(isRated(run)).toBe(true)
})

test('a streak becomes harder with every puzzle, and ends with a mistake', () => {
  let run = beginRun({ mode: 'streak' }, 1500, 0)
  const first = targetRating(run, 1500)
  expect(first).toBeLessThan(1500)
  run = noteResult(noteResult(run, 'solved', 1), 'solved', 2)
  expect(targetRating(run, 1500)).toBeGreaterThan(first)
  run = noteResult(run, 'failed', 3)
  expect(run).toMatchObject({ solved: 2, failed: 1, isOver: true })
  expect(isRated(run)).toBe(false)
})

test('a timed run ends with its time, and what comes too late does not count', () => {
  const run = noteResult(beginRun({ mode: 'timed' }, 800, 5000), 'solved', 6000)
  expect(targetRating(run, 800)).toBe(600)
  expect(leftMs(run, 5000 + TIMED_MS - 1)).toBe(1)
  expect(tellTime(run, 5000 + TIMED_MS - 1)).toBe(run)
  expect(tellTime(run, 5000 + TIMED_MS).isOver).toBe(true)
  expect(noteResult(run, 'solved', 5000 + TIMED_MS)).toMatchObject({ solved: 1, isOver: true })
})

test('a timed run ends with the third mistake', () => {
  let run = beginRun({ mode: 'timed' }, 1500, 0)
  for (const isOver of [false, false, true]) {
    run = noteResult(run, 'failed', 10)
    expect(run.isOver).toBe(isOver)
  }
})
