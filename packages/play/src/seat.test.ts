import { findPlayer, roster } from '@rookery/players'
import { minichess, standard, unwrap } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import {
  defaultSeat,
  describeSeat,
  describeSettings,
  learningOf,
  loneMind,
  lonePerson,
  mindsOf,
  parseMindSeat,
  person,
  personAs,
  seatFor,
  sideName,
} from './seat.ts'

const kestrel = unwrap(parseMindSeat('kestrel', { depth: 3 }))
const owl = unwrap(parseMindSeat('owl', { taste: 'attacking' }))

const faultOf = (result: { ok: boolean; faults?: readonly { code: string; message: string }[] }) =>
  result.faults?.[0]

describe('a seat', () => {
  test('has every setting of its mind, named or not', () => {
    expect(parseMindSeat('owl')).toEqual({ ok: true, value: defaultSeat(findPlayer('owl')!) })
    expect(kestrel.settings.depth).toBe(3)
  })

  test('learns from its games where its mind does', () => {
    const seats = [...roster.map(defaultSeat), person]
    expect(seats.filter(learningOf)).toEqual([defaultSeat(findPlayer('parrot')!)])
  })

  test.each([
    ['dodo', {}, 'seat-mind', 'there is no mind "dodo"'],
    ['toString', {}, 'seat-mind', 'there is no mind "toString"'],
    ['owl', { depth: 99 }, 'seat-settings', 'Owl: depth must be between 1 and 8, not 99'],
    ['owl', { wings: 2 }, 'seat-settings', 'Owl: there is no setting "wings"'],
    ['owl', 'deep', 'seat-settings', 'Owl: settings must be an object'],
  ])('of %s with %j is refused', (id, settings, code, message) => {
    const fault = faultOf(parseMindSeat(id, settings))
    expect(fault).toEqual({ code, message: expect.stringContaining(message) })
  })

  test('is for a mind that plays the variant', () => {
    expect(seatFor(owl, standard)).toEqual({ ok: true, value: owl })
    expect(faultOf(seatFor(owl, minichess))).toEqual({
      code: 'seat-variant',
      message: expect.stringMatching(/^Owl does not play Minichess: choose .*magpie/),
    })
    expect(mindsOf(standard)).toEqual(roster)
  })
})

describe('who sits there', () => {
  test('is called by name, with the settings that are not as usual', () => {
    expect(describeSeat(person)).toBe('Person')
    expect(describeSeat(defaultSeat(findPlayer('owl')!))).toBe('Owl')
    expect(describeSeat(kestrel)).toBe('Kestrel (depth 3)')
    expect(describeSettings(owl)).toBe('taste attacking')
    expect(describeSeat(unwrap(parseMindSeat('kestrel', { mobility: 10 })))).toBe(
      'Kestrel (weight of mobility 10)',
    )
    expect(describeSeat(unwrap(parseMindSeat('parrot', { fallback: 'heron' })))).toBe(
      'Parrot (fallback Heron)',
    )
    expect(describeSettings(unwrap(parseMindSeat('raven', { timeMs: 1500 })))).toBe('time in ms 1500')
  })

  test('is You, a colour, or a mind, with its colour where both are the same', () => {
    const names = (sides: Parameters<typeof sideName>[0]) => [
      sideName(sides, 'white'),
      sideName(sides, 'black'),
    ]
    expect(names(personAs('black', kestrel))).toEqual(['Kestrel', 'You'])
    expect(names({ white: person, black: person })).toEqual(['White', 'Black'])
    expect(names({ white: owl, black: owl })).toEqual(['Owl (white)', 'Owl (black)'])
  })

  test('is one person and one mind, or neither', () => {
    expect(lonePerson(personAs('black', kestrel))).toBe('black')
    expect(loneMind(personAs('white', kestrel))).toBe(kestrel)
    for (const sides of [
      { white: person, black: person },
      { white: owl, black: kestrel },
    ])
      expect([lonePerson(sides), loneMind(sides)]).toEqual([undefined, undefined])
  })
})
