import { describe, expect, test } from 'vitest'
import { dueAfter, type OwnMoveDrill } from '../drills/index.ts'
import { type Attempt, ownRating, ratingHistory } from './attempts.ts'
import { emptyRecord, makePracticeRecord, mergeRecords, parsePracticeRecord } from './record.ts'

const DAY_MS = 86_400_000

const attempt = (atMs: number, result: Attempt['result'], part: Partial<Attempt> = {}): Attempt => ({
  puzzle: `p${atMs}`,
  variant: 'standard',
  rating: 1500,
  deviation: 80,
  themes: ['fork'],
  atMs,
  result,
  mode: 'open',
  ...part,
})

const judgement = { chance: 0.5, score: { kind: 'cp' as const, cp: 20 }, depth: 8, moves: ['e2e4'] }
const drill = (id: string, reviews: OwnMoveDrill['reviews'] = []): OwnMoveDrill => ({
  id,
  kind: 'mistake',
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  madeMs: 1000,
  reviews,
  dueMs: dueAfter(1000, reviews),
  better: judgement,
  played: 'g2g4',
  refutation: judgement,
  lossChance: 0.2,
  game: { white: 'Ann', black: 'Ben', date: '2026.11.17' },
})

describe('a rating', () => {
  const ratingAfter = (...attempts: readonly Attempt[]) =>
    Math.round(ownRating(ratingHistory(attempts, 'standard')).rating)

  test('rises with what is solved and falls with what is not', () => {
    expect(ratingAfter()).toBe(1500)
    expect(ratingAfter(attempt(1, 'solved'))).toBeGreaterThan(1500)
    expect(ratingAfter(attempt(1, 'failed'))).toBeLessThan(1500)
  })

  test('is not moved by hints, streaks, timed runs and other boards', () => {
    const others = [
      attempt(1, 'helped'),
      attempt(2, 'solved', { mode: 'streak' }),
      attempt(3, 'failed', { mode: 'timed' }),
      attempt(4, 'solved', { variant: 'minichess' }),
    ]
    expect(ratingHistory(others, 'standard')).toEqual([])
    expect(ratingHistory(others, 'minichess')).toHaveLength(1)
  })

  test('becomes less certain in a year without practice', () => {
    const many = Array.from({ length: 200 }, (_, index) => attempt(index, index % 2 ? 'solved' : 'failed'))
    const sure = ownRating(ratingHistory(many, 'standard'))
    expect(sure.deviation).toBeLessThan(65)
    const back = ownRating(ratingHistory([...many, attempt(365 * DAY_MS, 'solved')], 'standard'))
    expect(back.deviation).toBeGreaterThan(sure.deviation + 10)
  })
})

describe('a practice file', () => {
  const record = {
    attempts: [attempt(5, 'solved'), attempt(9, 'failed')],
    runs: [{ mode: 'streak' as const, atMs: 7, solved: 12, failed: 1 }],
    drills: [drill('a', [{ atMs: 2000, grade: 'good' }]), drill('b')],
  }

  test('is read as it was written', () => {
    expect(parsePracticeRecord(makePracticeRecord(record))).toEqual({ ok: true, value: record })
    expect(parsePracticeRecord(makePracticeRecord(emptyRecord))).toEqual({ ok: true, value: emptyRecord })
  })

  test.each([
    ['practice-json', 'the file is no JSON', '{'],
    ['practice-format', 'the file is no practice file of Rookery', '[]'],
    ['practice-format', 'written by a later version', '{"format":"rookery.practice","version":2}'],
    ['practice-form', 'damaged at attempts', '{"format":"rookery.practice","version":1}'],
    [
      'practice-form',
      'damaged at drills 1, reviews 1, grade',
      makePracticeRecord(record).replace('"good"', '"fine"'),
    ],
    ['practice-form', 'damaged at attempts 1, rating', makePracticeRecord(record).replace('1500', '-1')],
  ])('that is none is refused with its place: %s, %s', (code, message, text) => {
    expect(parsePracticeRecord(text)).toMatchObject({
      ok: false,
      faults: [{ code, message: expect.stringContaining(message) }],
    })
  })

  test('and another become one, without loss and without counting twice', () => {
    const other = {
      attempts: [attempt(7, 'solved'), attempt(9, 'failed')],
      runs: record.runs,
      drills: [
        drill('a', [
          { atMs: 2000, grade: 'good' },
          { atMs: 700_000, grade: 'again' },
        ]),
        { ...drill('c'), retiredMs: 4 },
      ],
    }
    const merged = mergeRecords(record, other)
    expect(merged.attempts.map(({ atMs }) => atMs)).toEqual([5, 7, 9])
    expect(merged.runs).toHaveLength(1)
    expect(merged.drills.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
    const [both] = merged.drills
    expect(both!.reviews.map(({ grade }) => grade)).toEqual(['good', 'again'])
    expect(both!.dueMs).toBe(dueAfter(1000, both!.reviews))
    expect(merged.drills.find(({ id }) => id === 'c')!.retiredMs).toBe(4)
    const sorted = (each: typeof merged) => ({
      ...each,
      drills: [...each.drills].sort((x, y) => x.id.localeCompare(y.id)),
    })
    expect(sorted(mergeRecords(other, record))).toEqual(sorted(merged))
    expect(mergeRecords(merged, record)).toEqual(merged)
  })
})
