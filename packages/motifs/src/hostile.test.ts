import { startPosition } from '@rookery/rules'
import { expect, it } from 'vitest'
import {
  canWin,
  exchangeValue,
  findWins,
  isKingInReach,
  mateAlong,
  materialAlong,
  motifsOf,
  repeatAlong,
} from './index.ts'

const none = (value: unknown) => value as never

it.each([null, undefined, 5, 'x', {}, []])(
  '%j in place of a position is told by the function that was given it',
  (value) => {
    const calls = {
      canWin: () => canWin(none(value), 0),
      exchangeValue: () => exchangeValue(none(value), none(0)),
      findWins: () => findWins(none(value)),
      isKingInReach: () => isKingInReach(none(value), 'white'),
      mateAlong: () => mateAlong(none(value), []),
      materialAlong: () => materialAlong(none(value), []),
      motifsOf: () => motifsOf(none(value), none(0)),
      repeatAlong: () => repeatAlong(none(value), []),
    }
    for (const [name, call] of Object.entries(calls))
      expect(call).toThrow(new RegExp(`^${name} takes a Position, as parsePosition gives it, not `))
  },
)

it('takes a line for nothing but a list', () => {
  expect(() => mateAlong(startPosition(), none(null))).toThrow('mateAlong takes a list of moves, not null')
})
