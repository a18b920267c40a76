import { findPlayer, findRating, ladderOf } from '@rookery/players'
import { unwrap } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { expect, it } from 'vitest'
import { defaultSeat, parseMindSeat } from './seat.ts'
import { makeStrength, strengthOf, strengthRange } from './strength.ts'

const usual = (id: string) => defaultSeat(findPlayer(id)!)
const seat = (id: string, settings: object) => unwrap(parseMindSeat(id, settings))

it('tells a strength in steps of 50 on the scale of people, and how it was measured', () => {
  const owl = usual('owl')
  const { elo, error, games } = findRating('owl', owl.settings, 'standard')!.rating
  const strength = strengthOf(owl, 'standard')!
  expect(makeStrength(strength)).toBe(`about ${Math.round(elo / 50) * 50} on the Lichess rapid scale`)
  const how = strength.how.join(' ')
  expect(how).toContain(`Owl was measured at ${elo} ± ${error} in ${games} games`)
  expect(how).toMatch(/\d+ \w+ 20\d\d/)
  expect(how).toContain(`${ladderOf('standard')!.clock} seconds`)
})

it('tells each level of Raven by its own number', () => {
  const words = Array.from({ length: 10 }, (_, index) =>
    makeStrength(strengthOf(seat('raven', { level: String(index + 1) }), 'standard')!),
  )
  expect(new Set(words).size).toBe(10)
  expect(strengthOf(seat('raven', { level: '2' }), 'standard')!.how[0]).toContain('Raven (level 2)')
})

it('tells the range of a mind that was measured with many settings', () => {
  const [low, high] = [
    strengthOf(seat('raven', { level: '1' }), 'standard'),
    strengthOf(usual('raven'), 'standard'),
  ]
  const [least, most] = strengthRange(findPlayer('raven')!, 'standard')!.split('–')
  expect([low!.short, high!.short]).toEqual([`about ${least}`, `about ${most}`])
  expect(strengthRange(findPlayer('owl')!, 'standard')).toBeUndefined()
  expect(strengthRange(findPlayer('raven')!, 'minichess')).toBeUndefined()
})

it('takes Mynah at its word', () => {
  expect(makeStrength(strengthOf(seat('mynah', { rating: 1675 }), 'standard')!)).toBe(
    'about 1700 on the Lichess rapid scale',
  )
  expect(strengthOf(seat('mynah', { temperature: 0.5 }), 'standard')).toBeUndefined()
  expect(strengthOf(usual('mynah'), 'chess960')).toBeUndefined()
})

it('has a scale of its own on small boards', () => {
  expect(makeStrength(strengthOf(usual('fledgling'), 'minichess')!)).toBe('about 0, where random play is 0')
})

it('says that there are no people behind the scale above 2400', () => {
  expect(strengthOf(usual('raven'), 'standard')!.how.join(' ')).toContain('Above 2400')
  expect(strengthOf(usual('owl'), 'standard')!.how.join(' ')).not.toContain('Above 2400')
})

it('tells nothing of what was not measured', () => {
  expect(strengthOf(usual('raven'), 'chess960')).toBeUndefined()
  expect(strengthOf(seat('owl', { depth: 2 }), 'standard')).toBeUndefined()
})

it('writes the clock of a measurement with the signs of the language', async () => {
  await setLanguage('de')
  const { how } = strengthOf(usual('wren'), 'minichess')!
  await setLanguage('en')
  expect(how.join(' ')).toContain('0,5+0,01 Sekunden')
})
