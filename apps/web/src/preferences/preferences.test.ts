import { describe, expect, it } from 'vitest'
import { defaultPreferences, makePreferences, type Preferences, readPreferences } from './preferences.ts'

const chosen: Preferences = {
  language: 'de',
  theme: 'dark',
  board: 'slate',
  pieces: 'letters',
  sounds: false,
  volume: 0.25,
  animation: false,
  coordinates: false,
  legalDots: false,
  scores: 'white',
  pace: 'slow',
  coach: 'warn:3',
  knownBoards: ['minichess'],
}

describe('preferences', () => {
  it('are read as they were made', () => {
    expect(readPreferences(makePreferences(chosen))).toEqual(chosen)
  })

  it.each([null, '', 'null', '7', '{"theme":', '"dark"'])('are none where %j was kept', (text) => {
    expect(readPreferences(text)).toBeUndefined()
  })

  it.each([
    ['language', 'tlh'],
    ['theme', 'sepia'],
    ['board', 7],
    ['pieces', null],
    ['sounds', 'yes'],
    ['volume', 1.01],
    ['volume', -1],
    ['volume', '0.5'],
    ['animation', 0],
    ['coordinates', []],
    ['legalDots', {}],
    ['scores', 'black'],
    ['pace', 'toString'],
    ['knownBoards', [7]],
  ] as const)('with a bad %s (%j) keep the others', (name, value) => {
    expect(readPreferences(JSON.stringify({ ...chosen, [name]: value }))).toEqual({
      ...chosen,
      [name]: defaultPreferences[name],
    })
  })

  it('hold nothing that was not asked for', () => {
    expect(readPreferences('[]')).toEqual(defaultPreferences)
    expect(readPreferences('{"theme":"dark","__proto__":{"sounds":false},"extra":1}')).toEqual({
      ...defaultPreferences,
      theme: 'dark',
    })
  })
})
