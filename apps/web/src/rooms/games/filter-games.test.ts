import { act, begin, playMoves, twoPeople } from '@rookery/testkit/playing'
import { setLanguage } from '@rookery/words'
import { afterEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../game/storage/game-record.ts'
import { filterGames, type ResultFilter } from './filter-games.ts'
import { tellDay, tellEnding, tellPair } from './summary-words.ts'

const resigned = makeRecord(act(playMoves(begin(), 'e2e4'), { kind: 'resign' }), 'tab', 1).summary
const open = makeRecord(playMoves(begin({ person: 'black' }), 'e2e4'), 'tab', 1).summary
const agreed = makeRecord(
  act(playMoves(begin({ sides: twoPeople }), 'e2e4'), { kind: 'offer-draw' }),
  'tab',
  1,
).summary
const games = [resigned, open, agreed]

describe('looking for a game', () => {
  it.each<[string, ResultFilter, typeof games]>([
    ['', 'all', games],
    ['FLEDGLING', 'all', [resigned, open]],
    ['fledgling resigned', 'all', [resigned]],
    ['2026 standard', 'all', games],
    ['heron', 'all', []],
    ['', 'open', [open]],
    ['', 'lost', [resigned]],
    ['', 'won', []],
    ['', 'drawn', [agreed]],
  ])('"%s" among %s', (search, result, found) => {
    expect(filterGames(games, search, result)).toEqual(found)
  })
})

describe('a kept game in German', () => {
  afterEach(() => setLanguage('en'))

  it('is told and found by German words, though it was kept in English', async () => {
    await setLanguage('de')
    expect(games.map(tellPair)).toEqual(['Du – Fledgling', 'Fledgling – Du', 'Weiß – Schwarz'])
    expect(tellEnding(resigned)).toBe('Schwarz gewinnt: Weiß hat aufgegeben')
    expect(tellEnding({ ...resigned, ending: 'In a way of its own' })).toBe('In a way of its own')
    expect(tellDay(Date.UTC(2026, 4, 17, 12))).toBe('17.05.2026')
    expect(filterGames(games, 'du aufgegeben', 'all')).toEqual([resigned])
    expect(filterGames(games, '', 'lost')).toEqual([resigned])
  })
})
