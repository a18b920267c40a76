import { findPlayer, ladderRatingOf, roster } from '@rookery/players'
import { unwrap } from '@rookery/rules'
import { expect, it } from 'vitest'
import { defaultSeat, parseMindSeat } from '../game/seat.ts'
import { makeRating } from './rating.ts'

const usual = (id: string) => defaultSeat(findPlayer(id)!)

it('tells the rating with its error, by the board', () => {
  for (const variant of ['standard', 'minichess'] as const) {
    const { elo, error } = ladderRatingOf('raven', variant)!
    expect(makeRating(usual('raven'), variant)).toBe(`${elo} ± ${error}`)
  }
})

it('tells no error of the one whose rating is fixed', () => {
  expect(makeRating(usual('fledgling'), 'standard')).toBe('0')
})

it('writes a rating below zero with a minus sign', () => {
  const below = roster.filter(({ id }) => (ladderRatingOf(id, 'standard')?.elo ?? 0) < 0)
  for (const { id } of below) expect(makeRating(usual(id), 'standard')).toMatch(/^\u2212\d+ ± \d+$/)
})

it('tells nothing where no ladder was played, and of a mind that plays otherwise than it did there', () => {
  expect(makeRating(usual('raven'), 'chess960')).toBeUndefined()
  expect(makeRating(unwrap(parseMindSeat('owl', { depth: 2 })), 'standard')).toBeUndefined()
})
