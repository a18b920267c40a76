import { parseMove, parsePosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { makeCoachText, parseCoach } from './coach.ts'
import { mayWarn, nameWarning } from './warnings.ts'

test.each(['quiet', 'warn', 'warn:3', 'explain', 'strict'])('%s is read as it is written', (text) => {
  expect(makeCoachText(unwrap(parseCoach(` ${text} `)))).toBe(text)
})

test.each(['', 'loud', 'warn:0', 'warn:-1', 'warn:1.5', 'warn:1000', 'warn:', 'quiet:3', 'Warn'])(
  '“%s” is no coach, and is told so',
  (text) => {
    const coach = parseCoach(text)
    expect(!coach.ok && coach.faults[0]!.message).toMatch(/^a coach is quiet, warn, warn:3/)
  },
)

const position = unwrap(parsePosition('4k3/8/8/8/8/8/4q3/Q3K2R w - - 0 1'))
const forced = unwrap(parseMove(position, 'Kxe2'))
const free = unwrap(parsePosition('4k3/8/8/8/8/8/8/Q3K2R w - - 0 1'))
const moveOf = (text: string) => unwrap(parseMove(free, text))

test('only who warns may ask, and where there is another move to take', () => {
  for (const kind of ['quiet', 'explain', 'strict'] as const)
    expect(mayWarn({ coach: { kind } }, free, moveOf('Ke2'))).toBe(false)
  expect(mayWarn({}, free, moveOf('Ke2'))).toBe(false)
  expect(mayWarn({ coach: { kind: 'warn' } }, free, moveOf('Ke2'))).toBe(true)
  expect(mayWarn({ coach: { kind: 'warn' } }, position, forced)).toBe(false)
})

test('nobody is asked twice about a move, nor more often than they like', () => {
  const warned = [nameWarning(free, moveOf('Ke2'))]
  expect(mayWarn({ coach: { kind: 'warn' }, warned }, free, moveOf('Ke2'))).toBe(false)
  expect(mayWarn({ coach: { kind: 'warn' }, warned }, free, moveOf('Kd2'))).toBe(true)
  expect(mayWarn({ coach: { kind: 'warn', most: 2 }, warned }, free, moveOf('Kd2'))).toBe(true)
  expect(mayWarn({ coach: { kind: 'warn', most: 1 }, warned }, free, moveOf('Kd2'))).toBe(false)
})
