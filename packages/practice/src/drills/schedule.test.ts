import { expect, test } from 'vitest'
import type { OwnMoveDrill } from './drill.ts'
import { dueAfter, dueDrills, gradeDrill, gradeOf } from './schedule.ts'

const DAY_MS = 86_400_000
const madeMs = Date.UTC(2026, 10, 17)
const judgement = { chance: 0.5, score: { kind: 'cp' as const, cp: 20 }, depth: 8, moves: ['e2e4'] }
const drill: OwnMoveDrill = {
  id: 'a',
  kind: 'mistake',
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  madeMs,
  reviews: [],
  dueMs: madeMs,
  better: judgement,
  played: 'g2g4',
  refutation: judgement,
  lossChance: 0.2,
  game: { white: 'Ann', black: 'Ben', date: '' },
}

test('a drill that is found again and again comes at ever longer intervals', () => {
  let now = drill
  const waits: number[] = []
  for (let round = 0; round < 6; round++) {
    const atMs = now.dueMs
    now = gradeDrill(now, 'good', atMs)
    waits.push(now.dueMs - atMs)
  }
  expect(waits).toEqual([...waits].sort((one, other) => one - other))
  expect(waits[0]).toBeLessThan(DAY_MS)
  expect(waits.at(-1)).toBeGreaterThan(20 * DAY_MS)
  expect(now.dueMs).toBe(dueAfter(madeMs, now.reviews))
})

test('who fails meets it again soon, and with help sooner than without', () => {
  const learned = [0, 1, 2].reduce((at) => gradeDrill(at, 'good', at.dueMs), drill)
  const waitAfter = (grade: Parameters<typeof gradeDrill>[1]) =>
    gradeDrill(learned, grade, learned.dueMs).dueMs - learned.dueMs
  expect(waitAfter('again')).toBeLessThan(DAY_MS)
  expect(waitAfter('hard')).toBeLessThan(waitAfter('good'))
  expect(waitAfter('again')).toBeLessThan(waitAfter('hard'))
})

test('a grade follows from how it went', () => {
  expect(gradeOf({ isHelped: false, mistakes: 0 })).toBe('good')
  expect(gradeOf({ isHelped: true, mistakes: 0 })).toBe('hard')
  expect(gradeOf({ isHelped: true, mistakes: 1 })).toBe('again')
})

test('what is to be repeated comes before what is new, and the dearest of these first', () => {
  const cheap = { ...drill, id: 'cheap', lossChance: 0.16 }
  const dear = { ...drill, id: 'dear', lossChance: 0.9 }
  const old = { ...gradeDrill(drill, 'good', madeMs), id: 'old' }
  const gone = { ...drill, id: 'gone', retiredMs: 1 }
  const idsAt = (nowMs: number) => dueDrills([cheap, dear, old, gone], nowMs).map(({ id }) => id)
  expect(idsAt(old.dueMs)).toEqual(['old', 'dear', 'cheap'])
  expect(idsAt(old.dueMs - 1)).toEqual(['dear', 'cheap'])
  expect(idsAt(madeMs - 1)).toEqual([])
})

test('a clock that was set back does not disturb the order', () => {
  const twice = gradeDrill(gradeDrill(drill, 'good', madeMs + 5000), 'again', madeMs)
  expect(twice.reviews.map(({ atMs }) => atMs - madeMs)).toEqual([5000, 5001])
})
