import { Line, type Move, parseMove, parsePosition, startPosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import {
  countMoves,
  describeCount,
  describeEnding,
  describeOutcome,
  describeResult,
} from './outcome-words.ts'
import { parseMindSeat, personAs } from './seat.ts'

function lineOf(moves: string, fen?: string): Line {
  const start = fen ? parsePosition(fen) : { ok: true as const, value: startPosition() }
  if (!start.ok) throw new Error(fen)
  return moves
    .split(' ')
    .filter(Boolean)
    .reduce((line, text) => {
      const move = parseMove(line.position, text)
      return line.play((move as { value: Move }).value)
    }, Line.from(start.value))
}

test.each([
  ['', undefined, 0],
  ['e4', undefined, 1],
  ['e4 e5', undefined, 1],
  ['e4 e5 Nf3', undefined, 2],
  ['Kd7', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 30', 1],
  ['Kd7 e4', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 30', 2],
])('the moves %j after %s are %d pairs', (moves, fen, count) => {
  expect(countMoves(lineOf(moves, fen))).toBe(count)
})

test('the end names reason, result and number of moves', () => {
  const line = lineOf('f3 e5 g4 Qh4')
  expect(describeResult(line.outcome()!)).toBe('Black wins by checkmate (0-1)')
  expect(describeCount(line)).toBe('2 moves')
  expect(describeResult({ winner: undefined, reason: 'agreement' })).toBe('Draw by agreement (1/2-1/2)')
  expect(describeCount(lineOf('e4'))).toBe('1 move')
})

const sides = personAs('white', unwrap(parseMindSeat('fledgling')))

test.each([
  [{ winner: 'white', reason: 'checkmate' }, 'White wins by checkmate', 'You won'],
  [{ winner: 'black', reason: 'resignation' }, 'Black wins: White resigned', 'Fledgling won'],
  [{ winner: 'black', reason: 'king captured' }, 'Black wins: the king is taken', 'Fledgling won'],
  [{ winner: 'white', reason: 'move limit' }, 'White wins by material at the move limit', 'You won'],
  [{ winner: undefined, reason: 'stalemate' }, 'Draw by stalemate', 'A draw'],
  [{ winner: undefined, reason: 'move limit' }, 'Draw: equal material at the move limit', 'A draw'],
] as const)('the end %o in words', (outcome, words, ending) => {
  expect(describeOutcome(outcome)).toBe(words)
  expect(describeEnding(outcome, sides)).toBe(ending)
})
