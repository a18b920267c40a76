import { createRandom, Line, startPosition } from '@rookery/rules'
import { expect, test } from 'vitest'
import type { Limits } from '../player.ts'
import { thinkingTimeMs } from './clock-sense.ts'

const moves = Line.from(startPosition()).position.legalMoves()
const split = (...chances: number[]) => chances.map((chance, index) => ({ move: moves[index]!, chance }))
const open = split(0.3, 0.3, 0.2, 0.2)
const obvious = split(0.98, 0.02)

const clock = (remainingMs: number, incrementMs = 0): Limits => {
  const each = { remainingMs, incrementMs }
  return { clocks: { white: each, black: each } }
}

/** The mean of many moments that differ by chance alone. */
function meanMs(people: typeof open, ply: number, limits: Limits): number {
  const random = createRandom(5)
  const times = Array.from({ length: 200 }, () =>
    thinkingTimeMs({ people, ply, turn: 'white', limits }, random),
  )
  return times.reduce((sum, each) => sum + each, 0) / times.length
}

test('a person thinks longer where opinions differ, with more time, and after the opening', () => {
  const usual = meanMs(open, 30, {})
  expect(meanMs(obvious, 30, {})).toBeLessThan(usual / 3)
  expect(meanMs(open, 2, {})).toBeLessThan(usual / 2)
  expect(meanMs(open, 30, clock(60_000))).toBeLessThan(usual / 5)
  expect(meanMs(open, 30, clock(60_000, 5000))).toBeGreaterThan(meanMs(open, 30, clock(60_000)))
})

test('a person keeps most of the clock for later, and has nothing to think about with one move', () => {
  const random = createRandom(1)
  for (const remainingMs of [100, 1000, 20_000, 600_000]) {
    const moment = { people: open, ply: 60, turn: 'black', limits: clock(remainingMs) } as const
    for (let round = 0; round < 50; round++)
      expect(thinkingTimeMs(moment, random)).toBeLessThanOrEqual(0.12 * remainingMs)
  }
  expect(meanMs(split(1), 30, {})).toBeLessThan(3000)
})
