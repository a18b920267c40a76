import { defaultSeat, parseMindSeat } from '@rookery/play'
import { findPlayer, ladderRatingOf } from '@rookery/players'
import { unwrap } from '@rookery/rules'
import { expect, it } from 'vitest'
import { makeLadderRating, makeRating } from './rating.ts'

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
  expect(makeLadderRating({ elo: -44, error: 133 })).toBe('\u221244 ± 133')
})

it('tells nothing where no ladder was played, and of a mind that plays otherwise than it did there', () => {
  expect(makeRating(usual('raven'), 'chess960')).toBeUndefined()
  expect(makeRating(unwrap(parseMindSeat('owl', { depth: 2 })), 'standard')).toBeUndefined()
})
