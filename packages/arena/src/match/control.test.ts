import { expect, it } from 'vitest'
import { makeClock, makeControl, parseClock } from './control.ts'
import { GameClock } from './game-clock.ts'

it.each([
  ['8+0.08', { baseMs: 8000, incrementMs: 80 }],
  ['40/60', { baseMs: 60_000, incrementMs: 0, moves: 40 }],
  ['40/5:00+2.5', { baseMs: 300_000, incrementMs: 2500, moves: 40 }],
  ['0+1', { baseMs: 0, incrementMs: 1000 }],
])('the time control %s is read', (text, rule) => {
  expect(parseClock(text)).toEqual({ ok: true, value: rule })
})

it.each(['', 'fast', '8+', '8++1', '-8', '1e9', '0', '0/10', '8+0.08 ', '9999999999', '40/'])(
  'the time control %j is refused',
  (text) => {
    expect(parseClock(text).ok).toBe(false)
  },
)

it('a time control is written as it is read', () => {
  for (const text of ['8+0.08', '40/60', '40/300+2.5']) {
    const rule = parseClock(text)
    expect(rule.ok && makeClock(rule.value)).toBe(text)
  }
})

it('a control says all that limits a side', () => {
  expect(makeControl({ depth: 3, nodes: 100 })).toBe('depth 3, 100 nodes')
  expect(makeControl({ moveTimeMs: 250 })).toBe('0.25/move')
  expect(makeControl({})).toBe('-')
})

it('a clock gives its increment before the first move and after each', () => {
  const clock = new GameClock({ baseMs: 1000, incrementMs: 100 })
  expect(clock.remainingMs).toBe(1100)
  expect(clock.spend(300, 0)).toBe(true)
  expect(clock.remainingMs).toBe(900)
})

it('a clock gets its base again after the moves it was for', () => {
  const clock = new GameClock({ baseMs: 1000, incrementMs: 0, moves: 2 })
  expect(clock.reading().movesToGo).toBe(2)
  clock.spend(600, 0)
  expect(clock.reading()).toEqual({ remainingMs: 400, incrementMs: 0, movesToGo: 1 })
  clock.spend(400, 0)
  expect(clock.reading()).toEqual({ remainingMs: 1000, incrementMs: 0, movesToGo: 2 })
})

it('a flag falls beyond the margin, and what the margin forgives is forgotten', () => {
  const clock = new GameClock({ baseMs: 1000, incrementMs: 0 })
  expect(clock.spend(1040, 50)).toBe(true)
  expect(clock.remainingMs).toBe(0)
  expect(clock.spend(51, 50)).toBe(false)
})
