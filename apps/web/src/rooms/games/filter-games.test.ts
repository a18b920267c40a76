import { act, begin, playMoves, twoPeople } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../game/storage/game-record.ts'
import { filterGames, type ResultFilter } from './filter-games.ts'

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
