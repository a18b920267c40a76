import { Line, type Move, parseMove, parsePosition, startPosition } from '@rookery/rules'
import { expect, test } from 'vitest'
import { countMoves, describeEnding } from './ending.ts'

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

test('the end names result, reason and number of moves', () => {
  const line = lineOf('f3 e5 g4 Qh4')
  expect(describeEnding(line.outcome()!, line)).toBe('Black won: checkmate (0-1)\n2 moves')
  expect(describeEnding({ winner: undefined, reason: 'agreement' }, lineOf('e4'))).toBe(
    'Draw: agreement (1/2-1/2)\n1 move',
  )
})
