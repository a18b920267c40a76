import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SqliteStore } from '../node/sqlite-store.ts'
import { StoreError } from '../node/store-error.ts'
import { fledgling, planOf } from './plans.fixture.ts'
import { movesOf, run } from './run-plan.fixture.ts'
import { MemoryStore } from './store.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-arena-file-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a tournament file', () => {
  it('takes all of several games or none', async () => {
    const plan = planOf([fledgling('a'), fledgling('b')])
    const { games } = await run(plan)
    const store = SqliteStore.openOrCreate(join(folder, 'several.arena'), plan)
    store.add(games[2]!)
    for (const each of [store, new MemoryStore(plan, [games[2]!])]) {
      expect(() => each.add(games[0]!, games[2]!)).toThrow()
      expect([...each.games()]).toEqual([games[2]])
      each.add(games[0]!, games[1]!)
      expect([...each.games()]).toEqual(games.slice(0, 3))
    }
    store.close()
  })

  it.each([
    ['round-robin', [1, 2, 4, 6, 7, 8]],
    // Who met whom later depended on what was taken out.
    ['swiss', [1, 2]],
  ] as const)('of a %s gives up what one worker of a colony has played', async (kind, left) => {
    const entrants = ['a', 'b', 'c', 'd'].map(fledgling)
    const plan = planOf(kind === 'swiss' ? entrants : entrants.slice(0, 2), {
      schedule: { kind, rounds: kind === 'swiss' ? 2 : 4, games: 2 },
    })
    const { games } = await run(plan)
    const store = SqliteStore.openOrCreate(join(folder, `${kind}-liar.arena`), plan)
    store.add(...games.map((game) => ({ ...game, worker: [3, 5].includes(game.number) ? 'liar' : 'other' })))
    expect(store.removeWork('nobody')).toBe(0)
    expect(store.removeWork('liar')).toBe(8 - left.length)
    expect([...store.games()].map(({ number }) => number)).toEqual(left)
    await run(plan, { store })
    expect(movesOf([...store.games()])).toEqual(movesOf(games))
    store.close()
  })

  it('holds its plan and its games', async () => {
    const file = join(folder, 'kept.arena')
    const plan = planOf([fledgling('a'), fledgling('b')])
    const store = SqliteStore.openOrCreate(file, plan)
    const { games } = await run(plan, { store })
    expect(() => store.add(games[0]!)).toThrow(/UNIQUE/)
    store.close()
    const again = SqliteStore.open(file)
    expect(again.plan).toEqual(plan)
    expect([...again.games()]).toEqual(games)
    again.close()
  })

  it('is held by one runner at a time', () => {
    const file = join(folder, 'held.arena')
    const plan = planOf([fledgling('a'), fledgling('b')])
    const store = SqliteStore.openOrCreate(file, plan)
    expect(() => SqliteStore.open(file)).toThrow(
      `${file} is being written by process ${process.pid} on ${hostname()}`,
    )
    store.close()
    SqliteStore.open(file).close()
  })

  it('is told from other files', () => {
    const text = join(folder, 'text.arena')
    writeFileSync(text, 'this is no database, but it is long enough to be looked at '.repeat(20))
    const empty = join(folder, 'empty.arena')
    writeFileSync(empty, '')
    expect(() => SqliteStore.open(text)).toThrow('is no tournament file')
    expect(() => SqliteStore.open(empty)).toThrow('holds no tournament')
    expect(() => SqliteStore.open(join(folder, 'missing.arena'))).toThrow('there is no file')
  })

  it.each([
    ["UPDATE plan SET json = '{}'", 'damaged.arena cannot be read: the plan: event or seed is missing'],
    ["UPDATE plan SET json = '{'", 'damaged.arena cannot be read: the plan: it is missing'],
    ['DROP TABLE plan; CREATE VIEW plan AS SELECT 1 AS json', 'damaged.arena is no tournament file'],
    ['CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END', 'is no tournament file'],
    ["INSERT INTO games VALUES (1, 0, 1, null, 'x', '[]')", 'game 1 of'],
    ['DROP TABLE games', 'damaged.arena is damaged: no such table: games'],
  ])('that somebody has changed by %s is refused with a sentence', (sql, sentence) => {
    const file = join(folder, 'damaged.arena')
    SqliteStore.openOrCreate(file, planOf([fledgling('a'), fledgling('b')])).close()
    const database = new Database(file)
    database.exec(sql)
    database.close()
    const read = () => {
      const store = SqliteStore.open(file)
      try {
        return [...store.games()]
      } finally {
        store.close()
      }
    }
    expect(read).toThrow(StoreError)
    expect(read).toThrow(sentence)
    rmSync(file)
  })
})
