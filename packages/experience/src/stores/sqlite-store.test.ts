import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contract, gameOf, START } from '../contract.fixture.ts'
import type { Experience } from '../experience.ts'
import { explainSqlite } from './sqlite-faults.ts'
import { SqliteStore } from './sqlite-store.ts'

let folder: string
let path: string
let opened: Experience[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-experience-'))
  path = join(folder, 'new', 'parrot.db')
  opened = []
})
afterEach(async () => {
  for (const store of opened) await store.close()
  rmSync(folder, { recursive: true })
})

async function open(options = {}): Promise<SqliteStore> {
  const store = await SqliteStore.open(path, `sqlite:${path}`, options)
  opened.push(store)
  return store
}

describe('a SQLite store', () => {
  it.each(contract)('$name', ({ run }) => run(() => open()))

  it('keeps boards apart that meet in one key', async () => {
    const store = await open({ keyOf: () => -1n })
    await store.learn([gameOf('a', [START, 'e4', 1, 2]), gameOf('b', ['k/K w - -', 'e4', 3, 4])])
    await store.learn([gameOf('c', ['k/K w - -', 'e4', 3, 4])])
    expect(await store.rowsOf('standard', START)).toMatchObject([{ defensiveSum: 1, counter: 1 }])
    expect(await store.rowsOf('standard', 'k/K w - -')).toMatchObject([{ defensiveSum: 6, counter: 2 }])
    expect(await store.rowsOf('standard', 'K/k w - -')).toEqual([])
    expect(await store.count('standard')).toEqual({ games: 3, positions: 2, moves: 2, plies: 3 })
    const boards = []
    for await (const { board, rows } of store.positions('standard')) boards.push([board, rows.length])
    expect(boards).toEqual([
      ['k/K w - -', 1],
      [START, 1],
    ])
  })

  it('shows the five columns of docs/origins.md, with averages, in the view moves beside the variant', async () => {
    const store = await open()
    await store.learn([gameOf('a', [START, 'e4', 1, -3]), gameOf('b', [START, 'e4', 0, -3])])
    const database = new Database(path)
    const [row] = database.prepare('SELECT * FROM moves').all()
    expect(row).toEqual({
      variant: 'standard',
      board: START,
      move: 'e4',
      defensive: 0.5,
      offensive: -3,
      counter: 2,
    })
    database.close()
  })
})

function alter(sql: string): void {
  const database = new Database(path)
  database.exec(sql)
  database.close()
}

describe('the schema of a SQLite store', () => {
  it('is brought up to date where it is old, and what is known stays', async () => {
    const store = await open()
    await store.learn([gameOf('a', [START, 'e4', 1, 2])])
    await store.close()
    alter(
      'DROP VIEW moves; CREATE VIEW moves AS SELECT board FROM learned_moves; DELETE FROM learned_version WHERE version = 3',
    )
    const again = await open()
    expect(await again.rowsOf('standard', START)).toHaveLength(1)
    const database = new Database(path)
    expect(database.prepare('SELECT * FROM moves').all()).toMatchObject([{ variant: 'standard', move: 'e4' }])
    expect(database.prepare('SELECT MAX(version) AS version FROM learned_version').all()).toEqual([
      { version: 3 },
    ])
    database.close()
  })

  it('is refused where it is newer', async () => {
    await open()
    alter('INSERT INTO learned_version (version) VALUES (99)')
    await expect(open()).rejects.toMatchObject({
      code: 'store-newer',
      message: `sqlite:${path} was made by a newer Rookery (its schema is 99, this program knows up to 3): update Rookery, or use another store.`,
    })
  })
})

describe('a SQLite store that is only looked at', () => {
  it('is not made, nor its folder, nor made of an empty file', async () => {
    expect(await (await open({ creates: false })).count('standard')).toMatchObject({ games: 0 })
    expect(existsSync(join(folder, 'new'))).toBe(false)
    path = join(folder, 'empty.db')
    writeFileSync(path, '')
    await open({ creates: false })
    expect(readdirSync(folder)).toEqual(['empty.db'])
    expect(statSync(path).size).toBe(0)
  })

  it('tells what it knows', async () => {
    await (await open()).learn([gameOf('a', [START, 'e4', 1, 2])])
    expect(await (await open({ creates: false })).count('standard')).toMatchObject({ games: 1 })
  })
})

describe('a SQLite store that cannot be used says why:', () => {
  it('a folder', async () => {
    path = folder
    await expect(open()).rejects.toMatchObject({
      code: 'store-unreachable',
      message: `sqlite:${path} is a folder: name a file in it, as in sqlite:${path}/parrot.db.`,
    })
  })

  it.each(['/dev/null', '/dev/full', '/dev/zero'])('a device such as %s', async (device) => {
    path = device
    await expect(open()).rejects.toMatchObject({
      code: 'store-unreachable',
      message: `sqlite:${path} is a device or a pipe: name a file, which will be made.`,
    })
  })

  it('a name that is too long, or that no file can be made with', async () => {
    for (const impossible of [join(folder, 'x'.repeat(300)), '/proc/none.db']) {
      path = impossible
      await expect(open()).rejects.toMatchObject({
        code: 'store-unreachable',
        message: `sqlite:${path} cannot be opened: see that its folder is there and can be written.`,
      })
    }
  })

  it('a file of something else', async () => {
    path = join(folder, 'notes.txt')
    writeFileSync(path, 'no database, but long enough to be told from an empty file\n'.repeat(100))
    await expect(open()).rejects.toMatchObject({
      code: 'store-broken',
      message: `sqlite:${path} is no SQLite file: name another file, or move this one away.`,
    })
  })

  it("another program's SQLite file, which stays as it was", async () => {
    path = join(folder, 'other.db')
    alter('CREATE TABLE moves (x)')
    await expect(open()).rejects.toMatchObject({
      code: 'store-broken',
      message: `sqlite:${path} is a SQLite file of something else: name another file, which will be made.`,
    })
    const database = new Database(path)
    expect(database.prepare('SELECT name FROM sqlite_master').all()).toEqual([{ name: 'moves' }])
    database.close()
  })

  it('a path that leads through a file', async () => {
    writeFileSync(join(folder, 'file'), '')
    path = join(folder, 'file', 'parrot.db')
    await expect(open()).rejects.toMatchObject({
      code: 'store-unreachable',
      message: `sqlite:${path} cannot be opened: see that its folder is there and can be written.`,
    })
  })

  it('a full disk, on which every game is there whole or not at all, and which works again when there is room', async () => {
    const handle: { database?: Database.Database } = {}
    const store = await open({
      prepare: (database: Database.Database) => {
        handle.database = database
        database.exec('PRAGMA max_page_count = 20')
      },
    })
    const games = Array.from({ length: 40 }, (_, g) =>
      gameOf(
        `game-${g}`,
        ...Array.from({ length: 50 }, (_, i): [string, string, number, number] => [
          `${g}/${i} w`,
          'e4',
          1,
          1,
        ]),
      ),
    )
    let learned = 0
    const feed = async () => {
      for (const game of games) learned += await store.learn([game])
    }
    await expect(feed()).rejects.toMatchObject({
      code: 'store-full',
      message: `The disk of sqlite:${path} is full: what was learned before is kept; make room or use another store.`,
    })
    expect(learned).toBeGreaterThan(0)
    expect(await store.count('standard')).toMatchObject({ games: learned, plies: learned * 50 })
    handle.database?.exec('PRAGMA max_page_count = 4000')
    await feed()
    expect(await store.count('standard')).toMatchObject({ games: 40, plies: 2000 })
  })
})

it.each([
  ['SQLITE_READONLY_DBMOVED', 1032, 'store-denied'],
  ['UNKNOWN_SQLITE_ERROR_1544', 1544, 'store-denied'],
  ['UNKNOWN_SQLITE_ERROR_778', 778, 'store-unreachable'],
  ['SQLITE_NOMEM', 7, 'store-broken'],
])('the result %s, with or without a name, is told as a fault of the store', (code, rawCode, expected) => {
  expect(explainSqlite(Object.assign(new Error(), { code, rawCode }), 'sqlite:x')).toMatchObject({
    code: expected,
    message: expect.stringMatching(/^sqlite:x .+\.$/),
  })
})
