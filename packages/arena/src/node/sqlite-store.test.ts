import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalPlayer } from '@rookery/players'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SeatedPlayer } from '../match/seated-player.ts'
import type { SeatEntrant } from '../tournament/game-slot.ts'
import type { Plan } from '../tournament/plan.ts'
import { engine, fledgling, planOf } from '../tournament/plans.fixture.ts'
import { openTournament } from '../tournament/run-tournament.ts'
import { MemoryStore, type TournamentStore } from '../tournament/store.ts'
import { SqliteStore } from './sqlite-store.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-store-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const seatEntrant: SeatEntrant = (entrant) => {
  if (entrant.kind !== 'player') throw new Error('only players of ours play here')
  return new SeatedPlayer(entrant.player, entrant.settings, createLocalPlayer)
}

const movesOf = (store: TournamentStore) =>
  [...store.games()].map(({ moves }) => moves.map(({ uci }) => uci).join(' '))

describe('a tournament file', () => {
  it('leaves no lock behind, and links to it have the same one', () => {
    const file = join(folder, 'linked.arena')
    const link = join(folder, 'link.arena')
    const plan = planOf([fledgling('a'), fledgling('b')])
    symlinkSync(file, link)
    const store = SqliteStore.openOrCreate(file, plan)
    expect(() => SqliteStore.openOrCreate(link, plan)).toThrow(
      `${link} is being written by process ${process.pid}`,
    )
    store.close()
    expect(readdirSync(folder).filter((name) => name.startsWith('link'))).toEqual([
      'link.arena',
      'linked.arena',
    ])
  })

  it('can be read while it is played, but not added to', async () => {
    const file = join(folder, 'read.arena')
    const plan = planOf([fledgling('a'), fledgling('b')])
    const store = SqliteStore.openOrCreate(file, plan)
    const seen: number[] = []
    let reader: SqliteStore | undefined
    await openTournament({
      store,
      seatEntrant,
      onEvent: ({ kind }) => {
        if (kind !== 'end') return
        reader ??= SqliteStore.read(file)
        seen.push([...reader.games()].length)
      },
    }).run()
    expect(seen).toEqual([1, 2, 3, 4])
    expect(() => reader!.add([...reader!.games()][0]!)).toThrow('opened to be read')
    reader!.close()
    store.close()
  })

  it.each([
    ['round-robin', 2],
    ['swiss', 3],
  ] as const)('of a %s that gets more rounds while it is played goes on to them', async (kind, count) => {
    const file = join(folder, `${kind}.arena`)
    const entrants = ['a', 'b', 'c'].slice(0, count).map(fledgling)
    const plan = planOf(entrants, { schedule: { kind, rounds: 2, games: 2 } })
    const raised: Plan = { ...plan, schedule: { ...plan.schedule, rounds: 3 } }
    const store = SqliteStore.openOrCreate(file, plan)
    let ended = 0
    const tournament = openTournament({
      store,
      seatEntrant,
      onEvent: ({ kind }) => {
        if (kind !== 'end' || ++ended !== 2) return
        const other = SqliteStore.read(file)
        other.replacePlan(raised)
        other.close()
      },
    })
    expect(await tournament.run()).toBe('complete')
    expect(tournament.total).toBe(6)
    expect(tournament.isOver).toBe(true)
    const whole = new MemoryStore(raised)
    await openTournament({ store: whole, seatEntrant }).run()
    expect(movesOf(store)).toEqual(movesOf(whole))
    store.close()
  })

  describe('of four games', () => {
    const whole = () => join(folder, 'whole.arena')
    beforeAll(async () => {
      const store = SqliteStore.openOrCreate(whole(), planOf([fledgling('a'), fledgling('b')]))
      await openTournament({ store, seatEntrant }).run()
      store.close()
    })

    it.each([
      ['white = 1 - white', 'its white is not that of its record'],
      ["winner = 'purple'", 'its winner is not that of its record'],
      ["ending = 'abandoned'", 'its ending is not that of its record'],
      ["record = json_set(record, '$.number', 4)", 'its number is not that of its record'],
      ["record = json_set(record, '$.moves[0].uci', 'a2a5')", 'move 1: a2a5'],
      [
        "winner = 'white', record = json_set(record, '$.winner', 'white')",
        'its last position contradicts its result: adjudicated length, white wins',
      ],
      [
        "ending = 'checkmate', winner = 'black', record = json_set(record, '$.ending', 'checkmate', '$.winner', 'black')",
        'its last position contradicts its result: checkmate, black wins',
      ],
      [
        "white = 1, black = 0, record = json_set(record, '$.white', 1, '$.black', 0)",
        'it is not the one that the schedule has',
      ],
      ["record = '{'", 'its record is no JSON'],
      ["record = json_set(record, '$.round', 1)", 'it is not the one that the schedule has'],
    ])('is refused where the third has been changed by %s', (change, reason) => {
      const file = join(folder, 'changed.arena')
      copyFileSync(whole(), file)
      const database = new Database(file)
      database.exec(`UPDATE games SET ${change} WHERE number = 3`)
      database.close()
      const store = SqliteStore.read(file)
      const read: number[] = []
      expect(() => {
        for (const { number } of store.games()) read.push(number)
      }).toThrow(`game 3 of ${file} cannot be read: ${reason}`)
      expect(read).toEqual([1, 2])
      store.close()
    })

    it.each([
      [5, 'it is none of the schedule'],
      [0, 'it has no number'],
      [-1, 'it has no number'],
    ])('is refused with a game %i, which the schedule does not have', (number, reason) => {
      const file = join(folder, `game${number}.arena`)
      copyFileSync(whole(), file)
      const database = new Database(file)
      database.exec(
        `INSERT INTO games SELECT ${number}, white, black, winner, ending, json_set(record, '$.number', ${number}) FROM games WHERE number = 3`,
      )
      database.close()
      const store = SqliteStore.read(file)
      expect(() => [...store.games()]).toThrow(`game ${number} of ${file} cannot be read: ${reason}`)
      store.close()
    })

    it('is refused with a second plan', () => {
      const file = join(folder, 'two-plans.arena')
      copyFileSync(whole(), file)
      const database = new Database(file)
      database.exec('INSERT INTO plan SELECT json FROM plan')
      database.close()
      expect(() => SqliteStore.read(file)).toThrow(`${file} cannot be read: it holds more than one plan`)
    })
  })

  it('takes a new plan only from who knows the last one', () => {
    const file = join(folder, 'plans.arena')
    const plan = planOf([fledgling('a'), fledgling('b')])
    const store = SqliteStore.openOrCreate(file, plan)
    const other = SqliteStore.read(file)
    store.replacePlan({ ...plan, seed: 2 })
    expect(() => other.replacePlan({ ...plan, seed: 3 })).toThrow('changed by somebody else')
    expect(other.refresh()).toBe(true)
    expect(other.plan.seed).toBe(2)
    expect(other.refresh()).toBe(false)
    store.replacePlan({ ...plan, entrants: [fledgling('a'), engine('b', {})] })
    expect(() => other.refresh()).toThrow(`the entrants of ${file} were changed`)
    expect(other.plan.entrants).toEqual(plan.entrants)
    for (const each of [store, other]) each.close()
  })
})
