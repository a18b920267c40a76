import { Line, type Move, makeSan, minichess, parsePosition, startPosition, unwrap } from '@rookery/rules'
import { expect, it } from 'vitest'
import { wantsToResign } from './resigning.ts'
import type { Score } from './score/index.ts'
import { interruptedThought, type Thought } from './thought.ts'

/** Kings go to and fro; Black is to move after an odd number of half-moves. */
function walk(plies: number): Line {
  let line = Line.from(unwrap(parsePosition('k7/8/8/8/8/8/8/K1Q5 w - - 0 40')))
  const isKings = (move: Move) => makeSan(line.position, move).startsWith('K')
  while (line.moves.length < plies) line = line.play(line.position.legalMoves().find(isKings)!)
  return line
}

const behind = (pawns: number, more: Partial<Score> = {}): Score => ({
  side: 'black',
  value: -100 * pawns,
  unit: 'hundredths of a pawn',
  pawns: -pawns,
  ...more,
})

/** What Black thought before its moves, the newest last. */
function thoughtsOf(line: Line, scores: readonly (Score | undefined)[]): Map<number, Thought> {
  const thoughts = new Map<number, Thought>()
  for (const [index, score] of scores.entries()) {
    const ply = line.moves.length - 2 * (scores.length - 1 - index)
    const thought = interruptedThought(line.positions[ply]!.legalMoves())
    thoughts.set(ply, score ? { ...thought, score } : thought)
  }
  return thoughts
}

const resigns = (line: Line, scores: readonly (Score | undefined)[]) =>
  wantsToResign(line, thoughtsOf(line, scores))

it.each<[string, number, (Score | undefined)[], boolean]>([
  ['eight pawns behind for three moves', 21, [behind(8), behind(9), behind(12)], true],
  ['told from the other side', 21, [behind(8), behind(9), { ...behind(-9), side: 'white' }], true],
  ['which sees its mate', 21, [behind(9), behind(9), behind(0, { end: { kind: 'mate', moves: -3 } })], true],
  ['which loses on count', 21, Array(3).fill(behind(1, { end: { kind: 'count', moves: -3 } })), true],
  ['in the first ten moves', 19, [behind(9), behind(9), behind(9)], false],
  ['for two moves', 21, [behind(9), behind(9)], false],
  ['but not at one of them', 21, [behind(9), behind(7.99), behind(9)], false],
  ['which sees a draw', 21, [behind(9), behind(9), behind(0, { end: { kind: 'draw' } })], false],
  ['ahead', 21, [behind(-9), behind(-9), behind(-9)], false],
  ['which counts nothing', 21, [undefined, undefined, undefined], false],
  ['whose points are no pawns', 21, Array(3).fill({ side: 'black', value: -2000, unit: 'points' }), false],
  ['whose pawns are a rule of thumb', 21, Array(3).fill(behind(15, { isRough: true })), false],
])('a mind %s resigns or not', (_, plies, scores, expected) => {
  expect(resigns(walk(plies), scores)).toBe(expected)
})

it('a mind resigns on a small board, too', () => {
  let line = Line.from(startPosition(minichess))
  while (line.moves.length < 21) line = line.play(line.position.legalMoves()[line.moves.length % 2]!)
  expect(resigns(line, [behind(8), behind(8), behind(8)])).toBe(true)
})
