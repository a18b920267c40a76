import { gradeDrill, type OwnMoveDrill } from '@rookery/practice'
import { openDB } from 'idb'
import { beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { keepAttempt, keepDrills, keepRun, readPractice } from './practice-store.ts'

const judgement = { chance: 0.5, score: { kind: 'cp' as const, cp: 20 }, depth: 8, moves: ['e2e4'] }
const drill: OwnMoveDrill = {
  id: 'standard x',
  kind: 'mistake',
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  madeMs: 1000,
  reviews: [],
  dueMs: 1000,
  better: judgement,
  played: 'g2g4',
  refutation: judgement,
  lossChance: 0.2,
  game: { white: 'Ann', black: 'Ben', date: '' },
}
const attempt = {
  puzzle: 'p',
  variant: 'standard' as const,
  rating: 1500,
  deviation: 80,
  themes: [],
  atMs: 7,
  result: 'solved' as const,
  mode: 'open' as const,
}

beforeAll(emptyDatabase)

test('a browser that keeps nothing is an error, and can be asked again', async () => {
  const forbidden = {
    open: () => {
      throw new Error('forbidden')
    },
  }
  const allowed = globalThis.indexedDB
  globalThis.indexedDB = forbidden as unknown as IDBFactory
  await expect(keepAttempt(attempt)).rejects.toThrow('forbidden')
  globalThis.indexedDB = allowed
  await keepAttempt(attempt)
  expect((await readPractice()).record.attempts).toEqual([attempt])
})

test('attempts, runs and drills are there again', async () => {
  await keepAttempt(attempt)
  await keepRun({ mode: 'streak', atMs: 8, solved: 3, failed: 1 })
  expect(await keepDrills([drill])).toBe(1)
  const { record, broken } = await readPractice()
  expect(record).toEqual({
    attempts: [attempt],
    runs: [{ mode: 'streak', atMs: 8, solved: 3, failed: 1 }],
    drills: [drill],
  })
  expect(broken).toBe(0)
})

test('a drill that is found again keeps its reviews, and those of another tab', async () => {
  await keepDrills([gradeDrill(drill, 'good', 2000)])
  expect(await keepDrills([drill, gradeDrill(drill, 'again', 3000)])).toBe(0)
  const [kept] = (await readPractice()).record.drills
  expect(kept!.reviews.map(({ grade }) => grade)).toEqual(['good', 'again'])
})

test('what cannot be read is counted and stays', async () => {
  await keepAttempt(attempt)
  await keepDrills([drill])
  const database = await openDB('rookery.practice', 1)
  await database.put('drills', { id: 'broken', dueMs: 5, fen: 7 })
  await database.put('attempts', 'nonsense', 'broken')
  const { broken, record } = await readPractice()
  expect([broken, record.attempts.length, record.drills.length]).toEqual([2, 1, 1])
  expect(await database.count('drills')).toBe(2)
  database.close()
})
