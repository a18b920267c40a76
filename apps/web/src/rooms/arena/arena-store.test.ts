import {
  exportTournament,
  type GameRecord,
  openTournament,
  type Plan,
  type SeatEntrant,
  SeatedPlayer,
} from '@rookery/arena'
import { createLocalPlayer } from '@rookery/players'
import { placesOf, strangers, withChange } from '@rookery/testkit'
import { openDB } from 'idb'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { ArenaDatabase, type KeptTournament } from './arena-database.ts'
import { BrowserStore } from './browser-store.ts'
import { LiveBoards } from './live-boards.ts'
import { tryPgn } from './tournament-files.ts'

beforeAll(emptyDatabase)

const fledgling = (name: string) =>
  ({ kind: 'player', name, player: 'fledgling', settings: {}, control: {} }) as const

const plan: Plan = {
  event: 'Test',
  variant: 'minichess',
  entrants: [fledgling('a'), fledgling('b')],
  schedule: { kind: 'round-robin', rounds: 2, games: 2 },
  openings: [],
  seed: 5,
  adjudication: { maxMoves: 20 },
  marginMs: 250,
  stallMs: 60_000,
}

/** In this thread, where starting a player costs nothing. */
const seatEntrant: SeatEntrant = () => new SeatedPlayer('fledgling', {}, createLocalPlayer)

const kept = (id: string): KeptTournament => ({ id, plan, begunMs: 1, boards: 1 })

const storeOf = (
  database: ArenaDatabase,
  id: string,
  games: readonly GameRecord[],
  refusals: unknown[] = [],
) =>
  new BrowserStore(
    plan,
    games,
    (record) => database.addGame(id, record),
    (error) => refusals.push(error),
  )

async function play(store: BrowserStore, most = Number.POSITIVE_INFINITY): Promise<void> {
  const stop = new AbortController()
  let played = 0
  await openTournament({
    store,
    seatEntrant,
    signal: stop.signal,
    onEvent: ({ kind }) => {
      if (kind === 'end' && ++played >= most) stop.abort()
    },
  }).run()
  await store.settled()
}

describe('a tournament in the browser’s storage', () => {
  it('goes on where another page has left it, and comes to the same games', async () => {
    const database = await ArenaDatabase.open('one')
    await database.create(kept('x'))
    await database.create(kept('y'))
    await play(storeOf(database, 'x', []), 3)
    const left = await database.read('x')
    expect(left?.games.map(({ number }) => number)).toEqual([1, 2, 3])
    await play(storeOf(database, 'x', left!.games))
    await play(storeOf(database, 'y', []))
    const moves = async (id: string) =>
      (await database.read(id))!.games.map((game) => game.moves.map(({ uci }) => uci))
    expect(await moves('x')).toEqual(await moves('y'))
    expect((await database.list()).tournaments.map(({ played }) => played)).toEqual([4, 4])
    await database.remove('x')
    expect(await database.read('x')).toBeUndefined()
    expect((await database.read('y'))!.games).toHaveLength(4)
    database.close()
  })

  it('tells where a game is there already', async () => {
    const database = await ArenaDatabase.open('two')
    await database.create(kept('x'))
    await play(storeOf(database, 'x', []), 1)
    const refusals: unknown[] = []
    await play(storeOf(database, 'x', [], refusals), 1)
    expect(refusals).toMatchObject([{ name: 'ConstraintError' }])
    expect((await database.read('x'))!.games).toHaveLength(1)
    database.close()
  })

  it('loses what cannot be read, and nothing else', async () => {
    const database = await ArenaDatabase.open('four')
    await database.create(kept('x'))
    await play(storeOf(database, 'x', []))
    await database.update({ ...kept('x'), ending: 'complete' })
    const { games } = (await database.read('x'))!
    const raw = await openDB('four')
    let broken = 0
    for (const [index, place] of [...placesOf(kept('x'))].entries()) {
      for (const stranger of [strangers[index % strangers.length], null, 'x']) {
        await raw.put('tournaments', {
          ...(withChange(kept('x'), place, stranger) as object),
          id: `${broken}`,
        })
        broken++
      }
    }
    await raw.put('tournaments', { id: 7 })
    const { tournaments, unreadable } = await database.list()
    expect(tournaments.length + unreadable.length).toBe(broken + 2)
    expect(unreadable.length).toBeGreaterThan(broken / 2)
    // What is listed can be opened.
    for (const { id, plan: listed } of tournaments)
      expect((await database.read(id))!.kept.plan).toEqual(listed)
    for (const id of unreadable) await database.remove(id)
    expect((await database.list()).unreadable).toEqual([])

    const places = [...placesOf(games[0])].filter(([field, move = '0']) => field !== 'moves' || move === '0')
    for (const [index, place] of places.entries()) {
      await raw.put('games', withChange(games[0], place, strangers[index % strangers.length]), ['x', 1])
      const read = (await database.read('x'))!
      expect(read.games.length === 4 || read.kept.ending === undefined).toBe(true)
      expect(read.games.slice(-3)).toEqual(games.slice(-3))
      new LiveBoards(plan, 2).rest(read.games)
      for (const game of read.games) tryPgn(plan, game)
    }
    await raw.put('games', { number: 5 }, ['x', 5])
    await raw.put('games', games[0], ['x', 6])
    expect((await database.read('x'))!.games.length).toBeLessThanOrEqual(4)
    expect((await raw.getAllKeys('games')).length).toBeLessThanOrEqual(4)
    raw.close()
    database.close()
  })

  it('shows a finished game as it stood, and the game that is played', async () => {
    const database = await ArenaDatabase.open('three')
    await database.create(kept('x'))
    const store = storeOf(database, 'x', [])
    const live = new LiveBoards(plan, 1)
    const shown = new LiveBoards(plan, 1)
    await openTournament({
      store,
      seatEntrant,
      onEvent: (event) => {
        if (event.kind === 'start') live.start(event.game)
        else if (event.kind === 'move') live.move(event.game, event.move)
        else if (event.kind === 'end') live.end(event.record)
      },
    }).run()
    const { games } = exportTournament(store)
    for (const game of games) shown.show(game)
    expect(live.boards).toEqual(shown.boards)
    expect(live.boards[0]).toMatchObject({ number: 4, end: { ending: games[3]!.ending } })
    expect(live.boards[0]!.plies).toBe(games[3]!.moves.length)
    database.close()
  })
})
