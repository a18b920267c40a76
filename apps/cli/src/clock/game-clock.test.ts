import { Line, startPosition } from '@rookery/rules'
import { expect, test } from 'vitest'
import { freshClock, keptMs, TurnClock } from './game-clock.ts'

const control = { initialMs: 60_000, incrementMs: 2000 }
const start = Line.from(startPosition())
const play = (line: Line) => line.play(line.position.legalMoves()[0]!)

test('nothing runs before the first move, which earns its increment', () => {
  let nowMs = 0
  const clock = new TurnClock(freshClock(control), start, () => nowMs)
  nowMs = 100_000
  expect(clock.leftMs).toBe(60_000)
  expect(clock.stop().leftMs).toEqual([62_000])
})

test('a turn costs the side that moves what it takes, and no other', () => {
  let nowMs = 500
  const one = play(start)
  const clock = new TurnClock({ control, leftMs: [62_000] }, one, () => nowMs)
  nowMs += 10_000
  expect(clock.describe()).toBe('White 1:02, Black 0:50')
  expect(clock.limits()).toEqual({
    clocks: {
      white: { remainingMs: 62_000, incrementMs: 2000 },
      black: { remainingMs: 50_000, incrementMs: 2000 },
    },
  })
  const kept = clock.stop()
  const two = play(one)
  expect([keptMs(kept, two, 'white'), keptMs(kept, two, 'black')]).toEqual([62_000, 52_000])
})

test('time that is over is none, however late one looks', () => {
  let nowMs = 0
  const clock = new TurnClock({ control, leftMs: [62_000] }, play(start), () => nowMs)
  nowMs = 59_999
  expect(clock.isOver).toBe(false)
  nowMs = 90_000
  expect([clock.isOver, clock.leftMs]).toEqual([true, 0])
})

test('a game that is left and gone on with has spent what its mover thought before', () => {
  let nowMs = 0
  const one = play(start)
  const before = new TurnClock({ control, leftMs: [62_000] }, one, () => nowMs)
  nowMs = 7000
  const kept = before.pause()
  nowMs = 500_000
  const after = new TurnClock(kept, one, () => nowMs)
  expect(after.leftMs).toBe(53_000)
  expect(after.stop()).toEqual({ control, leftMs: [62_000, 55_000] })
})
