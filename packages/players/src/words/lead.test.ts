import { type Position, parsePosition, parseSan, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import type { WeighedMove } from '../thought.ts'
import { tellLead } from './lead.ts'

/** White has Ka2, Kb1 and Kb2. */
const corner = unwrap(parsePosition('7k/8/8/8/8/8/8/K7 w - - 0 1'))

const weigh = (
  position: Position,
  san: string,
  pawns: number,
  bound?: WeighedMove['bound'],
): WeighedMove => ({
  move: unwrap(parseSan(position, san)),
  score: { side: 'white', unit: 'hundredths of a pawn', value: 100 * pawns, pawns },
  ...(bound && { bound }),
})

const lead = (...weighed: readonly WeighedMove[]) => {
  const { move, score } = weighed[0]!
  return tellLead({ kind: 'test', choice: move, line: [move], weighed, details: {}, score: score! }, corner)
}

const ka2 = weigh(corner, 'Ka2', 2)

test('a move is next only if no other may lie between', () => {
  const kb1 = weigh(corner, 'Kb1', 1)
  expect(lead(ka2, kb1, weigh(corner, 'Kb2', 1, 'at most'))).toBe('that is 1 pawn better than Kb1')
  expect(lead(ka2, kb1, weigh(corner, 'Kb2', 1.5, 'at most'))).toBeUndefined()
  expect(lead(ka2, kb1, weigh(corner, 'Kb2', 0, 'at least'))).toBeUndefined()
})

test('what is known to be below a bound is told of all other moves, and rounded down', () => {
  const kb1 = weigh(corner, 'Kb1', -3)
  expect(lead(ka2, kb1, weigh(corner, 'Kb2', 0.72, 'at most'))).toBe(
    'that is at least 1.2 pawns better than any other move',
  )
  expect(lead(ka2, weigh(corner, 'Kb2', 0.72, 'at most'))).toBeUndefined()
})

test('where every other move is mated, that is told of all', () => {
  const mated = (san: string): WeighedMove => {
    const { move } = weigh(corner, san, 0)
    return {
      move,
      score: { side: 'white', unit: 'hundredths of a pawn', value: -9998, end: { kind: 'mate', moves: -1 } },
    }
  }
  expect(lead(ka2, mated('Kb1'), mated('Kb2'))).toBe('after any other move it would be mated')
  expect(lead(ka2, mated('Kb1'), weigh(corner, 'Kb2', 1.9, 'at most'))).toBeUndefined()
})
