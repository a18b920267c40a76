import { expect, test } from 'vitest'
import type { Puzzle } from '../puzzles/puzzle.ts'
import { chooseSet } from './choose-set.ts'

/** As many as wished, from a rating on, each a point harder than the one before. */
const make = (count: number, rating: number, moves: number, ...themes: readonly string[]): Puzzle[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${themes[0]}${rating + index}`,
    variant: 'standard',
    fen: '',
    moves: Array.from({ length: 2 * moves }, () => 'e2e4'),
    rating: rating + index,
    deviation: 300,
    themes,
  }))
const countOf = (puzzles: readonly Puzzle[], theme: string) =>
  puzzles.filter(({ themes }) => themes.includes(theme)).length

test('puzzles with several moves come first, and what only hangs last', () => {
  const many = make(10, 1000, 2, 'fork')
  const hanging = make(20, 1000, 1, 'hangingPiece')
  const quiet = make(4, 1000, 1, 'quietMove')
  const set = chooseSet([...hanging, ...quiet, ...many], 20)
  expect(['fork', 'quietMove', 'hangingPiece'].map((theme) => countOf(set, theme))).toEqual([10, 4, 6])
  expect(chooseSet([...hanging, ...many], 8)).toEqual(many.slice(0, 8))
})

test('a set is spread over the ratings, and rare themes come first', () => {
  const common = make(100, 1000, 2, 'pin')
  const hard = make(5, 2100, 2, 'pin')
  const rare = make(3, 1050, 2, 'pin', 'smotheredMate')
  const set = chooseSet([...common, ...hard, ...rare], 20)
  expect(set).toHaveLength(20)
  expect(set.filter(({ rating }) => rating > 2000)).toHaveLength(5)
  expect(countOf(set, 'smotheredMate')).toBe(3)
})
