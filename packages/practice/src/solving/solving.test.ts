import { makeSquare, parseSan, unwrap } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import type { Puzzle } from '../puzzles/puzzle.ts'
import {
  beginSolving,
  canStep,
  hintedSquares,
  isAsked,
  lineOnBoard,
  reduceSolving,
  resultOf,
  type Solving,
  type SolvingAction,
} from './solving.ts'

const rated = { rating: 1200, deviation: 80, themes: [] }

/** Black steps aside, White forks king and queen and takes the queen. */
const fork: Puzzle = {
  ...rated,
  id: 'fork',
  variant: 'standard',
  fen: '6k1/8/4q3/8/5N2/8/8/6K1 b - - 0 1',
  moves: ['e6e7', 'f4d5', 'g8f7', 'd5e7'],
}
/** Either of two rooks mates. */
const mates: Puzzle = {
  ...rated,
  id: 'mates',
  variant: 'standard',
  fen: '5k2/R7/1RR5/8/8/8/8/6K1 b - - 0 1',
  moves: ['f8g8', 'b6b8'],
}

const begin = (puzzle: Puzzle): Solving => reduceSolving(unwrap(beginSolving(puzzle)), { kind: 'step' })

const play = (solving: Solving, ...actions: readonly (SolvingAction | string)[]): Solving =>
  actions.reduce<Solving>((at, action) => {
    if (typeof action !== 'string') return reduceSolving(at, action)
    return reduceSolving(at, { kind: 'try', move: unwrap(parseSan(lineOnBoard(at).position, action)) })
  }, solving)

describe('a puzzle', () => {
  test('begins with the opponent’s move, and is solved by all moves to find', () => {
    const fresh = unwrap(beginSolving(fork))
    expect([isAsked(fresh), canStep(fresh)]).toEqual([false, true])
    const begun = begin(fork)
    expect([isAsked(begun), canStep(begun), lineOnBoard(begun).moves.length]).toEqual([true, false, 1])
    const half = play(begun, 'Nd5')
    expect([half.phase, isAsked(half), canStep(half), resultOf(half)]).toEqual([
      'asking',
      false,
      true,
      undefined,
    ])
    const done = play(half, { kind: 'step' }, 'Nxe7')
    expect([done.phase, resultOf(done), canStep(done)]).toEqual(['solved', 'solved', false])
  })

  test('a wrong move stays on the board until it is tried again, and has failed for good', () => {
    const wrong = play(begin(fork), 'Nd3')
    expect([wrong.phase, resultOf(wrong), lineOnBoard(wrong).moves.length]).toEqual(['wrong', 'failed', 2])
    expect(play(wrong, { kind: 'try', move: wrong.line.moves[1]! })).toBe(wrong)
    const again = play(wrong, { kind: 'again' })
    expect(isAsked(again)).toBe(true)
    expect(resultOf(play(again, 'Nd5', { kind: 'step' }, 'Nxe7'))).toBe('failed')
  })

  test('another mate is as good', () => {
    const other = play(begin(mates), 'Rc8#')
    expect([other.phase, resultOf(other)]).toEqual(['solved', 'solved'])
    expect(lineOnBoard(other).outcome()?.reason).toBe('checkmate')
  })

  test('hints show the piece and then the square, and neither counts as solved nor as failed', () => {
    const name = (solving: Solving) => {
      const { from, to } = hintedSquares(solving)
      return [from, to].map((square) => (square === undefined ? '' : makeSquare(square)))
    }
    const begun = begin(fork)
    expect(name(begun)).toEqual(['', ''])
    const first = play(begun, { kind: 'hint' })
    expect(name(first)).toEqual(['f4', ''])
    const second = play(first, { kind: 'hint' })
    expect(name(second)).toEqual(['f4', 'd5'])
    expect(play(second, { kind: 'hint' })).toBe(second)
    const half = play(second, 'Nd5', { kind: 'step' })
    expect(name(half)).toEqual(['', ''])
    expect(resultOf(play(half, 'Nxe7'))).toBe('helped')
  })

  test('the solution is told move by move, and that is a failure', () => {
    let told = play(begin(fork), 'Nd3', { kind: 'tell' })
    expect([told.phase, resultOf(told), lineOnBoard(told).moves.length]).toEqual(['told', 'failed', 1])
    while (canStep(told)) told = play(told, { kind: 'step' })
    expect(lineOnBoard(told).moves).toEqual(told.line.moves)
    const solved = play(begin(mates), 'Rb8#')
    expect(play(solved, { kind: 'tell' })).toBe(solved)
  })

  test('of minichess is solved where the king is lost', () => {
    const puzzle: Puzzle = {
      ...rated,
      id: 'mini',
      variant: 'minichess',
      fen: 'k4/5/5/5/5/R3K b - - 0 1',
      moves: ['a6b6', 'a1a5'],
    }
    expect(beginSolving(puzzle).ok).toBe(true)
  })
})

test.each([
  ['a position that is none', { fen: '8/8 w - - 0 1' }, /ranks/],
  ['no move to find', { moves: ['e6e7'] }, /does not end with a move to find/],
  ['a move that is not legal', { moves: ['e6e7', 'f4f5'] }, /f4f5 is not legal here/],
  ['a move that is none', { moves: ['e6e7', 'xx'] }, /"xx" is no move/],
])('a puzzle with %s is refused', (_, part, message) => {
  const begun = beginSolving({ ...fork, ...part })
  expect(begun).toMatchObject({ ok: false, faults: [{ message: expect.stringMatching(message) }] })
})
