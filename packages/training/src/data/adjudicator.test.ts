import { expect, test } from 'vitest'
import { Adjudicator } from './adjudicator.ts'

const recipe = { win: { cp: 1000, plies: 4 }, draw: { cp: 10, plies: 8, fromPly: 80 } }

/** What each of the scores, one a ply from `firstPly` on, leads to. */
function noteAll(scores: readonly number[], firstPly = 0): (number | undefined)[] {
  const adjudicator = new Adjudicator(recipe)
  return scores.map((score, index) => adjudicator.note(score, firstPly + index))
}

test('four plies of 1,000 are a win of the side that has them', () => {
  expect(noteAll([1000, 1200, 31_000, 1000])).toEqual([undefined, undefined, undefined, 2])
  expect(noteAll([-1000, -1000, -1000, -1000]).at(-1)).toBe(0)
})

test('a ply below 1,000, or for the other side, begins the count anew', () => {
  expect(noteAll([1000, 1000, 1000, 999, 1000, 1000, 1000, 1000])).toEqual([...Array(7), 2])
  expect(noteAll([1000, 1000, -1000, 1000, 1000, 1000, 1000])).toEqual([...Array(6), 2])
})

test('eight plies within 10 are a draw, but only after move 40', () => {
  const level = [0, 10, -10, 3, 0, 0, 0, 0]
  expect(noteAll(level, 80)).toEqual([...Array(7), 1])
  expect(noteAll(level, 79)).toEqual([...Array(8)])
  expect(noteAll([0, 0, 0, 0, 11, 0, 0, 0, 0], 80)).toEqual([...Array(9)])
})
