import { expect, test } from 'vitest'
import {
  chancesOf,
  makeOwnCount,
  makePercent,
  makeScore,
  makeScoreWithUnit,
  makeShortScore,
  type Score,
  scoreFor,
  tellScore,
  tellUnit,
  toldSide,
  viewOf,
} from './index.ts'

const cp = (value: number, more: Partial<Score> = {}): Score => ({
  side: 'white',
  value,
  unit: 'hundredths of a pawn',
  pawns: value / 100,
  ...more,
})
const points: Score = { side: 'white', value: 5, unit: 'points' }
const mate = (moves: number): Score => ({
  side: 'white',
  value: 99_995,
  unit: 'points',
  end: { kind: 'mate', moves },
})

test('a score is written in pawns, from the side that is asked about', () => {
  expect(makeScore(cp(35), 'white')).toBe('+0.35')
  expect(makeScore(cp(35), 'black')).toBe('\u22120.35')
  expect(makeScore(cp(-120), 'white')).toBe('\u22121.20')
  expect(makeScore(cp(0), 'black')).toBe('0.00')
})

test('an end that is seen is told by its moves', () => {
  expect(makeScore(mate(3), 'white')).toBe('mate in 3')
  expect(makeScore(mate(3), 'black')).toBe('mated in 3')
  expect(makeShortScore(mate(3), 'black')).toBe('#\u22123')
  expect(makeScore({ ...points, end: { kind: 'count', moves: -2 } }, 'white')).toBe('loss on count in 2')
  expect(makeScore({ ...points, end: { kind: 'draw' } }, 'black')).toBe('draw')
})

test('what tables of endings tell is a won ending or a lost one', () => {
  expect(makeScore(cp(29_240), 'white')).toBe('a won ending')
  expect(makeScore(cp(29_240), 'black')).toBe('a lost ending')
  expect(makeShortScore(cp(29_240), 'black')).toBe('\u2212TB')
  expect(tellScore(cp(-29_240))).toBe('a won ending for Black')
})

test('a mate that a mind knows how to force is a won ending, too, and not so many pawns', () => {
  expect(makeScore(cp(6300), 'white')).toBe('a won ending')
  expect(makeScore(cp(8880), 'black')).toBe('a lost ending')
  expect(tellScore(cp(-8880))).toBe('a won ending for Black')
  expect(makeScore(cp(1819), 'white')).toBe('+18.19')
})

test('a rule of thumb makes no heap of pawns of the referee’s count', () => {
  const rough = { isRough: true, pawns: -69.4 }
  expect(makeScore({ ...points, ...rough }, 'white')).toBe('a large deficit')
  expect(tellScore({ ...points, ...rough })).toBe('a large lead for Black')
})

test('a score is told to whoever watches both sides', () => {
  expect(
    [cp(35), mate(2), mate(-2), cp(0, { end: { kind: 'draw' } })].map((score) => tellScore(score)),
  ).toEqual(['+0.35 for White', 'mate in 2 for White', 'mate in 2 for Black', 'a draw'])
})

test('numbers that cannot be converted keep their unit, and say so', () => {
  expect(makeScore(points, 'black')).toBe('\u22125 points')
  expect(tellUnit(points)).toBe('Scores are in points, which cannot be converted to pawns.')
  expect(tellUnit(cp(1))).toBe('Scores are in pawns.')
  expect(chancesOf(points, 'white')).toBeUndefined()
})

test("a mind's own number stands beside the pawns where it says something else", () => {
  expect(makeScoreWithUnit(cp(35), 'black')).toBe('\u22120.35')
  expect(makeScoreWithUnit({ ...points, value: 4, pawns: 0.2 }, 'white')).toBe('+0.20 (+4 points)')
  expect(makeScore({ ...points, value: 1 }, 'white')).toBe('+1 point')
  expect(makeScoreWithUnit(points, 'white')).toBe('+5 points')
})

test('winning chances are those of the side that is asked about', () => {
  expect(chancesOf(cp(400), 'white')).toBeCloseTo(10 / 11)
  expect(chancesOf(cp(400), 'black')).toBeCloseTo(1 / 11)
  expect(chancesOf(mate(-1), 'white')).toBe(0)
  expect(chancesOf(cp(10, { chances: 0.7 }), 'black')).toBeCloseTo(0.3)
  expect(chancesOf(cp(0, { end: { kind: 'draw' } }), 'white')).toBe(0.5)
})

test('a score turned twice is the same, and never a negative zero', () => {
  for (const score of [cp(35, { chances: 0.25 }), cp(0), mate(2), points]) {
    const turned = scoreFor(score, 'black')
    expect(Object.is(turned.value, -0)).toBe(false)
    expect(scoreFor(turned, 'white')).toEqual(score)
  }
})

test('scores are told for White or for me, who is the person that plays or else the side below', () => {
  expect(viewOf('white', 'black', 'black')).toEqual({ side: 'white', isYours: false })
  expect(viewOf('me', 'black', 'white')).toEqual({ side: 'black', isYours: true })
  expect(viewOf('me', undefined, 'black')).toEqual({ side: 'black', isYours: false })
})

test('numbers that cannot be converted are told from their own side', () => {
  const yours = viewOf('me', 'black', 'black')
  expect([cp(35), mate(2), undefined].map((score) => toldSide(score, yours, 'white'))).toEqual([
    'black',
    'black',
    'black',
  ])
  expect(toldSide(points, yours, 'white')).toBe('white')
})

test('a score is told with whose it is', () => {
  const yours = viewOf('me', 'black', 'black')
  expect(tellScore(cp(35), yours)).toBe('\u22120.35 for you')
  expect(tellScore(mate(2), yours)).toBe('mate in 2 for White')
  expect(tellScore(mate(-2), yours)).toBe('mate in 2 for you')
  expect(tellScore(cp(35), viewOf('me', undefined, 'black'))).toBe('\u22120.35 for Black')
})

test("a mind's own count has its own sign and unit", () => {
  expect(makeOwnCount(cp(-92))).toBe('\u221292 hundredths of a pawn')
  expect(makeOwnCount(points)).toBe('+5 points')
})

test('a share that is nearly nothing is not told as nothing', () => {
  expect([0, 0.0002, 0.0007, 0.004, 0.34].map((share) => makePercent(share))).toEqual([
    '0%',
    '<0.1%',
    '0.1%',
    '0.4%',
    '34%',
  ])
})
