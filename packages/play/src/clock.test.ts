import { Line, startPosition } from '@rookery/rules'
import { expect, test } from 'vitest'
import {
  clockLimits,
  describeClocks,
  freshClock,
  pressClock,
  remainingMs,
  rewindClock,
  startClock,
  stopClock,
} from './clock.ts'

const control = { initialMs: 60_000, incrementMs: 2000 }
const start = Line.from(startPosition())
const play = (line: Line) => line.play(line.position.legalMoves()[0]!)
const one = play(start)
const afterOne = { ...freshClock(control), leftMs: [62_000] }

test('nothing runs before the first move, which earns its increment', () => {
  const clock = startClock(freshClock(control), start, 0)
  expect(clock.startedMs).toBeUndefined()
  expect(remainingMs(clock, start, 'white', 100_000)).toBe(60_000)
  expect(pressClock(clock, start, 100_000).leftMs).toEqual([62_000])
})

test('a turn costs the side that moves what it takes, and no other', () => {
  const clock = startClock(afterOne, one, 500)
  expect(describeClocks(clock, one, 10_500)).toBe('White 1:02, Black 0:50')
  expect(clockLimits(clock, one, 10_500)).toEqual({
    clocks: {
      white: { remainingMs: 62_000, incrementMs: 2000 },
      black: { remainingMs: 50_000, incrementMs: 2000 },
    },
  })
  const kept = pressClock(clock, one, 10_500)
  const two = play(one)
  expect([remainingMs(kept, two, 'white', 0), remainingMs(kept, two, 'black', 0)]).toEqual([62_000, 52_000])
})

test('time that is over is none, however late one looks, and a player is given a little all the same', () => {
  const clock = startClock(afterOne, one, 0)
  expect([59_999, 60_000, 90_000].map((ms) => remainingMs(clock, one, 'black', ms))).toEqual([1, 0, 0])
  expect(clockLimits(clock, one, 90_000).clocks?.black.remainingMs).toBe(1)
})

test('a game that is left and gone on with has spent what its mover thought before', () => {
  const left = stopClock(startClock(afterOne, one, 0), 7000.4)
  expect(left).toEqual({ ...afterOne, spentMs: 7000 })
  const again = startClock(left, one, 500_000)
  expect(remainingMs(again, one, 'black', 500_000)).toBe(53_000)
  expect(pressClock(again, one, 500_000)).toEqual({ ...freshClock(control), leftMs: [62_000, 55_000] })
})

test('a clock that runs is not started again', () => {
  const clock = startClock(afterOne, one, 5000)
  expect(startClock(clock, one, 9000)).toBe(clock)
})

test('a clock set back in time costs nothing', () => {
  expect(remainingMs(startClock(afterOne, one, 9000), one, 'black', 5000)).toBe(60_000)
})

test('a move that is taken back brings back the clocks before it', () => {
  const two = pressClock(startClock(afterOne, one, 0), one, 7000)
  expect(rewindClock(two, 1)).toEqual(afterOne)
})
