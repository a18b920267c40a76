import {
  chooseLanguage,
  inEnglish,
  inWords,
  language,
  languages,
  makeDay,
  makeList,
  makeNumber,
  onLanguage,
  openWords,
  setLanguage,
  withWords,
} from '@rookery/words'
import { say as sayScore } from '@rookery/words/players/score'
import { say } from '@rookery/words/voices/reasons'
import { afterEach, describe, expect, it } from 'vitest'

const taken = { role: 'queen', square: 'd8' } as const

afterEach(() => setLanguage('en'))

describe('a sentence', () => {
  it('is English until another language is chosen', async () => {
    expect(language()).toBe('en')
    expect(say('takes', { taken })).toBe('it takes the queen on d8')
    await setLanguage('de')
    expect(language()).toBe('de')
    expect(say('takes', { taken })).toBe('schlägt die Dame auf d8')
  })

  it('has its cases and genders from the language', async () => {
    await setLanguage('de')
    const said = (['pawn', 'queen', 'king'] as const).map((role) =>
      say('takesUnguarded', { taken: { role, square: 'e5' } }),
    )
    expect(said).toEqual([
      'schlägt den Bauern auf e5, den niemand deckt',
      'schlägt die Dame auf e5, die niemand deckt',
      'schlägt den König, den niemand deckt',
    ])
    expect(say('savesByMoving', { piece: taken, attacker: 'pawn' })).toBe(
      'die Dame auf d8 entkommt dem Bauern',
    )
  })

  it('counts as the language does', async () => {
    const said = () => [1, 2].map((count) => sayScore('halfMoves', { count }))
    expect(said()).toEqual(['1 half-move', '2 half-moves'])
    await setLanguage('de')
    expect(said()).toEqual(['1 Halbzug', '2 Halbzüge'])
    expect(say('pawns', { lead: 2.1 })).toBe('2,1 Bauern')
  })

  it('is English for who reads English, whatever is spoken', async () => {
    await setLanguage('de')
    expect(inEnglish(() => [say('takesTheKing'), makeNumber(1.5)])).toEqual(['it takes the king', '1.5'])
    expect(() =>
      inEnglish(() => {
        throw new Error('stop')
      }),
    ).toThrow('stop')
    expect(say('takesTheKing')).toBe('schlägt den König')
  })

  it('that is read later follows the language', async () => {
    const thing = withWords({ id: 7 }, { label: () => say('checks', { isKingTaken: false }) })
    expect(thing).toEqual({ id: 7, label: 'it gives check' })
    await setLanguage('de')
    expect(thing.label).toBe('gibt Schach')
  })

  it('waits for the words of its room', async () => {
    await setLanguage('de')
    const source = await inWords('guides', async () => {
      const { say: sayOwl } = await import('@rookery/words/guides/owl')
      return () => sayOwl('source')
    })
    expect(source).toMatch(/^Nach einem Python-Textspiel/)
  })
})

describe('a language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['la', 'de'], 'de'],
    [['de_DE.UTF-8'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['C'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wanted, chosen) => {
    expect(chooseLanguage(wanted)).toBe(chosen)
  })

  it('has a name of its own', () => {
    expect(languages.slice(0, 2)).toEqual([
      { id: 'en', name: 'English' },
      { id: 'de', name: 'Deutsch' },
    ])
  })

  it('is told to who listens, and the last that was chosen holds', async () => {
    const told: string[] = []
    const end = onLanguage(() => told.push(language()))
    await Promise.all([setLanguage('de'), setLanguage('en')])
    expect(told).toEqual(['en'])
    await setLanguage('de')
    end()
    await setLanguage('en')
    expect(told).toEqual(['en', 'de'])
  })

  it('writes numbers, days and lists its own way', async () => {
    await openWords('players')
    const day = new Date('2026-11-17T12:00Z')
    const written = () => [
      makeNumber(12_345.5),
      makeDay(day, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
      makeList(['a', 'b', 'c'], 'disjunction'),
    ]
    expect(written()).toEqual(['12,345.5', '17 November', 'a, b, or c'])
    await setLanguage('de')
    expect(written()).toEqual(['12.345,5', '17. November', 'a, b oder c'])
  })
})
