import { beginRun, lineOnBoard, type Puzzle, type SolvingAction } from '@rookery/practice'
import { parseUci, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { act, attemptOf, beginSession, makeSavedSession, parseSavedSession, type Session } from './session.ts'

const fork: Puzzle = {
  id: 'fork',
  variant: 'standard',
  fen: '6k1/8/4q3/8/5N2/8/8/6K1 b - - 0 1',
  moves: ['e6e7', 'f4d5', 'g8f7', 'd5e7'],
  rating: 1200,
  deviation: 80,
  themes: ['fork'],
}
const begin = () => beginSession(beginRun({ mode: 'open' }, 1500, 5), fork)!
const after = (...actions: readonly (SolvingAction | string)[]): Session =>
  actions.reduce<Session>((session, action) => {
    if (typeof action !== 'string') return act(session, action)
    const move = unwrap(parseUci(lineOnBoard(session.solving).position, action))
    return act(session, { kind: 'try', move })
  }, begin())

test('a reload finds the puzzle as it was left', () => {
  const left = after({ kind: 'step' }, { kind: 'hint' }, 'f4d5', { kind: 'step' }, 'd5c3')
  const again = parseSavedSession(makeSavedSession({ ...left, isNoted: true }))!
  expect(again).toMatchObject({
    isNoted: true,
    solving: { phase: 'wrong', shown: 3, isHelped: true, mistakes: 1 },
  })
  expect(lineOnBoard(again.solving).moves).toEqual(lineOnBoard(left.solving).moves)
})

test('what was not kept by us is no puzzle', () => {
  const text = makeSavedSession(after({ kind: 'step' }, 'f4d5'))
  expect(parseSavedSession(text)).toBeDefined()
  for (const broken of [null, '', '{}', text.replace('e6e7', 'e6e1'), text.replace(/"move":\d+/, '"move":1')])
    expect(parseSavedSession(broken)).toBeUndefined()
})

test('an attempt is noted with the first mistake', () => {
  expect(attemptOf(after({ kind: 'step' }, 'f4d5'), 9)).toBeUndefined()
  expect(attemptOf(after({ kind: 'step' }, 'f4h5'), 9)).toEqual({
    puzzle: 'fork',
    variant: 'standard',
    rating: 1200,
    deviation: 80,
    themes: ['fork'],
    atMs: 9,
    result: 'failed',
    mode: 'open',
  })
})
