import { defaultSeat } from '@rookery/play'
import { findRating, roster } from '@rookery/players'
import { chess960, minichess, standard } from '@rookery/rules'
import { expect, it } from 'vitest'
import { firstOpponent } from './first-opponent.ts'

it.each([standard, chess960])('on $name a beginner first meets who plays as people do', ({ id }) => {
  const { entry, values } = firstOpponent(id)
  expect(entry.people).toBeDefined()
  expect(values).toEqual({ rating: 700 })
})

it('on a board that is not known from people, it is the weakest that does not play by chance', () => {
  const { entry, values } = firstOpponent(minichess.id)
  expect(entry.variants).toContain(minichess.id)
  expect(values).toEqual({})
  const elos = roster.map(
    (each) => findRating(each.id, defaultSeat(each).settings, minichess.id)?.rating.elo ?? 0,
  )
  expect(elos[roster.indexOf(entry)]).toBe(Math.min(...elos.filter((elo) => elo > 0)))
})
