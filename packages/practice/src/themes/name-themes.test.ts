import { unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { openPuzzle, type Puzzle } from '../puzzles/puzzle.ts'
import { nameThemes } from './name-themes.ts'

const named = (fen: string, moves: string, scoreCp = 400, variant: Puzzle['variant'] = 'standard') =>
  nameThemes(unwrap(openPuzzle({ variant, fen, moves: moves.split(' ') })), scoreCp)

test.each([
  ['a fork', '3q2k1/7p/8/4N3/8/8/6PP/6K1 b - - 0 1', 'g8h8 e5f7 h8g7 f7d8', ['fork', 'short', 'advantage']],
  [
    'a mate behind the own pawns',
    '6k1/q4ppp/8/8/8/8/8/3R3K b - - 0 1',
    'a7a6 d1d8',
    ['mate', 'mateIn1', 'backRankMate', 'oneMove'],
  ],
  [
    'a smothered mate',
    '5rrk/6pp/7N/8/8/8/8/6K1 b - - 0 1',
    'f8a8 h6f7',
    ['mate', 'mateIn1', 'smotheredMate'],
  ],
  [
    'a promotion',
    '8/3P4/8/8/8/6k1/8/7K b - - 0 1',
    'g3f3 d7d8q',
    ['promotion', 'advancedPawn', 'pawnEndgame', 'endgame'],
  ],
  ['a piece that hung', '4k3/8/8/3q4/8/8/3R4/4K3 b - - 0 1', 'd5d6 d2d6', ['hangingPiece', 'oneMove']],
])('%s is named', (_, fen, moves, expected) => {
  expect(named(fen, moves)).toEqual(expect.arrayContaining(expected))
})

test('what was taken back did not hang', () => {
  const fen = '4k3/8/3b4/8/8/8/3RR3/4K3 b - - 0 1'
  expect(named('4k3/8/8/4r3/8/8/4R3/3RK3 b - - 0 1', 'e5e2 e1e2')).not.toContain('hangingPiece')
  expect(named(fen, 'e8f7 d2d6')).toContain('hangingPiece')
})

test('the score says how much is gained, unless it is mate', () => {
  const [fen, moves] = ['4k3/8/8/3q4/8/8/3R4/4K3 b - - 0 1', 'd5d6 d2d6']
  expect(
    [-20, 250, 700].map((score) => named(fen, moves, score).filter((theme) => /^(eq|ad|cr)/.test(theme))),
  ).toEqual([['equality'], ['advantage'], ['crushing']])
})

test('a king of minichess is mated where it cannot escape', () => {
  expect(named('4k/1R3/5/5/R4/4K b - - 0 5', 'e6d6 a2a6', 31_000, 'minichess')).toEqual(
    expect.arrayContaining(['mate', 'mateIn1', 'oneMove']),
  )
})
