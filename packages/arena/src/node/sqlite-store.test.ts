import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalPlayer } from '@rookery/players'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PlayerContestant } from '../match/player-contestant.ts'
import type { CreateContestant } from '../tournament/game-slot.ts'
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

const createContestant: CreateContestant = (entrant) => {
  if (entrant.kind !== 'player') throw new Error('only players of ours play here')
  return new PlayerContestant(entrant.player, entrant.settings, createLocalPlayer)
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
      createContestant,
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
      createContestant,
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
    await openTournament({ store: whole, createContestant }).run()
    expect(movesOf(store)).toEqual(movesOf(whole))
    store.close()
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
