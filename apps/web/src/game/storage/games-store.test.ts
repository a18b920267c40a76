import type { PlayState } from '@rookery/play'
import { placesOf, strangers, withChange } from '@rookery/testkit'
import { act, begin, playMoves } from '@rookery/testkit/playing'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filterGames } from '../../rooms/games/filter-games.ts'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { parseSavedState } from '../saved-state.ts'
import { type KeptGame, makeRecord } from './game-record.ts'
import { GamesStore } from './games-store.ts'

let store: GamesStore

beforeEach(async () => {
  emptyDatabase()
  store = await GamesStore.open()
})

afterEach(() => store.close())

const named = (state: PlayState, id: string): PlayState => ({ ...state, setup: { ...state.setup, id } })
const record = (state: PlayState, writer = 'tab', updatedMs = 1): KeptGame =>
  makeRecord(state, writer, updatedMs)

describe('the store of games', () => {
  it('lists the newest first, with what a list shows', async () => {
    await store.keep(record(named(playMoves(begin(), 'e2e4'), 'old'), 'tab', 1), 'spare')
    await store.keep(
      record(named(act(playMoves(begin(), 'd2d4'), { kind: 'resign' }), 'new'), 'tab', 2),
      'spare',
    )
    const games = await store.list()
    expect(games.map(({ id }) => id)).toEqual(['new', 'old'])
    expect(games[0]).toMatchObject({
      white: 'You',
      black: 'Fledgling',
      result: '0-1',
      ending: 'Black wins: White resigned',
      moves: 'd2d4',
    })
  })

  it('gives a game back as it was', async () => {
    const state = playMoves(begin(), 'e2e4', 'e7e5')
    await store.keep(record(state), 'spare')
    const read = await store.read('first')
    const again = parseSavedState(read!.text)
    expect(again.ok && again.value.line.moves).toEqual(state.line.moves)
    expect(await store.read('nothing')).toBeUndefined()
  })

  it('writes over the own game, shorter or longer', async () => {
    const long = playMoves(begin(), 'e2e4', 'e7e5')
    expect(await store.keep(record(long), 'spare')).toBe('first')
    expect(await store.keep(record(playMoves(begin(), 'd2d4')), 'spare')).toBe('first')
    expect((await store.list()).map(({ moves }) => moves)).toEqual(['d2d4'])
  })

  it('loses a record that cannot be read, and no other', async () => {
    await store.keep(record(named(playMoves(begin(), 'e2e4'), 'good')), 'spare')
    const { summary, text } = (await store.read('good'))!
    const raw = await openDB('rookery.games')
    for (const [index, place] of [...placesOf(summary)].entries()) {
      for (const stranger of [strangers[index % strangers.length], null, 1e300]) {
        await raw.put('summaries', { ...(withChange(summary, place, stranger) as object), id: 'bad' })
        for (const game of await store.list()) filterGames([game], 'x', 'all')
        expect((await store.list()).map(({ id }) => id)).toContain('good')
      }
    }
    await raw.put('summaries', { id: 'bad' })
    await raw.put('texts', 5, 'bad')
    expect(await store.read('bad')).toBeUndefined()
    expect(await store.keep(record(named(playMoves(begin(), 'd2d4'), 'bad')), 'spare')).toBe('bad')
    expect((await store.read('good'))!.text).toBe(text)
    raw.close()
  })

  it('deletes, and puts back', async () => {
    await store.keep(record(playMoves(begin(), 'e2e4')), 'spare')
    const deleted = await store.delete('first')
    expect(await store.list()).toEqual([])
    await store.putBack(deleted!)
    expect(await store.list()).toHaveLength(1)
    expect(await store.delete('nothing')).toBeUndefined()
  })
})

describe('a game that is opened again', () => {
  it('is the same game in whichever tab, finished or not, and keeps its place in the list', async () => {
    const finished = act(playMoves(begin(), 'e2e4'), { kind: 'resign' })
    await store.keep(record(finished, 'one', 1), 'spare')
    expect(await store.keep(record(finished, 'two', 5), 'spare')).toBe('first')
    expect((await store.list()).map(({ updatedMs }) => updatedMs)).toEqual([1])
  })
})

describe('two tabs with the same game', () => {
  const start = playMoves(begin(), 'e2e4', 'e7e5')

  it('may go on one after the other', async () => {
    await store.keep(record(start, 'one'), 'spare')
    expect(await store.keep(record(playMoves(start, 'g1f3'), 'two'), 'spare')).toBe('first')
    expect(await store.list()).toHaveLength(1)
  })

  it('lose nothing when they go different ways', async () => {
    await store.keep(record(start, 'one'), 'spare')
    await store.keep(record(playMoves(start, 'g1f3'), 'two'), 'spare')
    expect(await store.keep(record(playMoves(start, 'd2d4'), 'one'), 'spare')).toBe('spare')
    expect((await store.list()).map(({ moves }) => moves).sort()).toEqual([
      'e2e4 e7e5 d2d4',
      'e2e4 e7e5 g1f3',
    ])
  })

  it('keep every move when they write at the same time', async () => {
    const other = await GamesStore.open()
    await store.keep(record(start, 'one'), 'spare')
    await Promise.all([
      store.keep(record(playMoves(start, 'g1f3'), 'one'), 'a'),
      other.keep(record(playMoves(start, 'd2d4'), 'two'), 'b'),
    ])
    expect((await store.list()).map(({ moves }) => moves).sort()).toEqual([
      'e2e4 e7e5 d2d4',
      'e2e4 e7e5 g1f3',
    ])
    other.close()
  })
})
