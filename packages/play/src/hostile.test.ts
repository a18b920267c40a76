import { describeFaults } from '@rookery/rules'
import { expect, it } from 'vitest'
import {
  describeOutcome,
  describeResult,
  describeSeat,
  describeSettings,
  entryOf,
  learningOf,
  makeMindSpec,
  parseMindSeat,
  parseMindSpec,
  parseSavedGame,
  parseTimeControl,
  readTyped,
} from './index.ts'

const none = (value: unknown) => value as never

it.each([undefined, null, 5, {}, [], Symbol('x')])('%s is refused in a sentence', (value) => {
  const given = none(value)
  for (const read of [parseMindSeat, parseMindSpec, parseSavedGame, parseTimeControl]) {
    const result = read(given)
    expect(result.ok).toBe(false)
    if (!result.ok) expect(describeFaults(result.faults)).toMatch(/\w+ \w+/)
  }
  expect(readTyped(given, 'page')).toEqual({ kind: 'nothing' })
  for (const tell of [describeOutcome, describeResult])
    expect(() => tell(given)).toThrow(/^an outcome has a winner and a reason, and is not /)
  for (const of of [describeSettings, entryOf, makeMindSpec])
    expect(() => of(given)).toThrow(/^a player is named by a text, not nothing$/)
  expect(() => describeSeat(given)).toThrow(/^a player is named by a text/)
  expect(learningOf(given)).toBeUndefined()
})
