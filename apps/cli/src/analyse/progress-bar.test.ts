import { expect, test } from 'vitest'
import { makeProgress } from './progress-bar.ts'

test('progress tells how much is done, how fast, and the time left', () => {
  expect(makeProgress('game 2', 20, 80, 10)).toBe(
    'game 2 [######..................] 20/80  2.0 moves/s  30 s left',
  )
  expect(makeProgress('game 2', 1, 81, 1)).toContain('1 min 20 s left')
})
