import type { Review } from '@rookery/analysis'
import { Line, parsePosition, parseUci, startPosition, unwrap } from '@rookery/rules'
import { openDB } from 'idb'
import { beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { keepReview, readReview } from './reviews-store.ts'

beforeAll(emptyDatabase)

const lineOf = (...ucis: readonly string[]): Line =>
  ucis.reduce((line, uci) => line.play(unwrap(parseUci(line.position, uci))), Line.from(startPosition()))

/** As much of a review as is written. */
const reviewOf = ({ positions }: Line, cp: number) =>
  ({
    verdicts: positions.map((position) => ({
      kind: 'searched',
      chance: 0.5,
      score: { kind: 'cp', cp },
      depth: 1,
      moves: [position.legalMoves()[0]!],
    })),
  }) as unknown as Review

const scoresOf = (review: Review | undefined) =>
  review?.verdicts.map((verdict) => verdict.kind === 'searched' && verdict.score)

test('a review is found by the moves of its game, and a new one takes its place', async () => {
  const line = lineOf('e2e4', 'e7e5')
  expect(await readReview(line)).toBe(undefined)
  expect(await keepReview(line, reviewOf(line, 10), 1)).toBe(true)
  expect(await keepReview(line, reviewOf(line, 20), 2)).toBe(true)
  const same = lineOf('e2e4', 'e7e5')
  expect(scoresOf(await readReview(same))).toEqual(Array(3).fill({ kind: 'cp', cp: 20 }))
  expect(await readReview(lineOf('e2e4'))).toBe(undefined)
})

test('what cannot be read is no review', async () => {
  const line = lineOf('d2d4')
  await keepReview(line, reviewOf(line, 1), 1)
  const database = await openDB('rookery.reviews')
  for (const value of [{ text: '{', keptMs: 1 }, { keptMs: 1 }, 'text']) {
    for (const each of await database.getAllKeys('reviews')) await database.put('reviews', value, each)
    expect(await readReview(line)).toBe(undefined)
  }
  database.close()
})

test('the oldest make room', async () => {
  const start = Line.from(unwrap(parsePosition('8/8/8/8/8/2k5/8/K6R w - - 0 1')))
  const database = await openDB('rookery.reviews')
  for (const key of await database.getAllKeys('reviews')) await database.delete('reviews', key)
  for (let number = 0; number < 2000; number++)
    await database.put('reviews', { text: '', keptMs: number }, `game ${number}`)
  await keepReview(start, reviewOf(start, 1), 3000)
  expect(await database.count('reviews')).toBe(2000)
  expect(await database.get('reviews', 'game 0')).toBe(undefined)
  expect(await database.get('reviews', 'game 1')).toBeDefined()
  database.close()
})
