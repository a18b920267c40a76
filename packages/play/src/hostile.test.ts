import { describeFaults, standard, startPosition } from '@rookery/rules'
import { expect, it } from 'vitest'
import {
  actingPerson,
  beginGame,
  describeOutcome,
  describeResult,
  describeSeat,
  describeSettings,
  entryOf,
  isLive,
  isStrictNow,
  isWatched,
  learningOf,
  leftMs,
  makeMindSpec,
  mindToMove,
  outcomeOf,
  parseCoach,
  parseMindSeat,
  parseMindSpec,
  parseSavedGame,
  parseTimeControl,
  person,
  quietCoach,
  readTyped,
  recordOf,
  reducePlay,
  reduceTimed,
  runningSide,
} from './index.ts'

const state = beginGame({
  id: 'a',
  begunMs: 0,
  variant: standard,
  start: startPosition(),
  sides: { white: person, black: person },
  clock: undefined,
  coach: quietCoach,
  resigns: false,
  seed: 1,
  link: '',
})

const none = (value: unknown) => value as never

it.each([undefined, null, 5, {}, [], Symbol('x')])('%s is refused in a sentence', (value) => {
  const given = none(value)
  for (const read of [parseCoach, parseMindSeat, parseMindSpec, parseSavedGame, parseTimeControl]) {
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
  const under = /^a game under way is what beginGame gives, unlike /
  for (const of of [
    actingPerson,
    isLive,
    isStrictNow,
    isWatched,
    mindToMove,
    outcomeOf,
    recordOf,
    runningSide,
  ])
    expect(() => of(given)).toThrow(under)
  expect(() => leftMs(given, 'white', 0)).toThrow(under)
  expect(() => reducePlay(given, { kind: 'flip' })).toThrow(under)
  expect(() => reduceTimed(given, { action: { kind: 'flip' }, atMs: 0 })).toThrow(under)
  expect(() => beginGame(given)).toThrow(/^a game begins from what settleWish gives, unlike /)
  expect(() => reducePlay(state, given)).toThrow(
    /^an action has a known kind, as { kind: 'flip' } has, unlike /,
  )
  expect(() => reduceTimed(state, given)).toThrow(/^a timed action is an action with the time atMs, unlike /)
})
