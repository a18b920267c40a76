import { type MariadbServer, startMariadb } from '@rookery/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract, gameOf, START } from '../contract.fixture.ts'
import type { Experience } from '../experience.ts'
import type { MysqlUrl } from '../mysql-url.ts'
import { openExperience } from '../open.ts'
import { isLost } from './mysql-faults.ts'
import { createMysqlPool } from './mysql-pool.ts'
import { MysqlSession } from './mysql-session.ts'
import { type MysqlOptions, MysqlStore } from './mysql-store.ts'

let server: MariadbServer
let url: MysqlUrl
let opened: Experience[] = []

beforeAll(async () => {
  server = await startMariadb()
})
afterAll(() => server?.stop())

/** A database of its own for every test. */
let number = 0
beforeEach(async () => {
  const { port, user, password, database } = server
  url = { kind: 'mysql', host: '127.0.0.1', port, user, password, database }
  const name = `parrot_${++number}`
  await command(`CREATE DATABASE ${name}`)
  url = { ...url, database: name }
})
afterEach(async () => {
  for (const store of opened) await store.close()
  opened = []
})

async function command(sql: string, as = url): Promise<unknown> {
  const pool = await createMysqlPool(as)
  const connection = await pool.getConnection()
  const [rows] = await connection.query(sql)
  connection.release()
  await pool.end()
  return rows
}

async function open(given = url, options: MysqlOptions = {}): Promise<MysqlStore> {
  const store = await MysqlStore.open(await createMysqlPool(given), given, 'mysql://me@host/db', options)
  if (!store) throw new Error('there is no store')
  opened.push(store)
  return store
}

describe('a MariaDB store', () => {
  it.each(contract)('$name', ({ run }) => run(() => open()))

  it('keeps boards apart that meet in one key', async () => {
    const store = await open(url, { keyOf: () => -1n })
    await store.learn([gameOf('a', [START, 'e4', 1, 2]), gameOf('b', ['k/K w - -', 'e4', 3, 4])])
    await store.learn([gameOf('c', ['k/K w - -', 'e4', 3, 4])])
    expect(await store.rowsOf('standard', START)).toMatchObject([{ defensiveSum: 1, counter: 1 }])
    expect(await store.rowsOf('standard', 'k/K w - -')).toMatchObject([{ defensiveSum: 6, counter: 2 }])
    expect(await store.rowsOf('standard', 'K/k w - -')).toEqual([])
    expect(await store.count('standard')).toEqual({ games: 3, positions: 2, moves: 2, plies: 3 })
  })

  it('shows the five columns of docs/origins.md, with averages, in the view moves beside the variant', async () => {
    const store = await open()
    await store.learn([gameOf('a', [START, 'e4', 1, -3]), gameOf('b', [START, 'e4', 0, -3])])
    const [row] = (await command('SELECT * FROM moves')) as Record<string, unknown>[]
    expect(Object.keys(row!)).toEqual(['variant', 'board', 'move', 'defensive', 'offensive', 'counter'])
    expect([
      row!.variant,
      row!.board,
      row!.move,
      ...[row!.defensive, row!.offensive, row!.counter].map(Number),
    ]).toEqual(['standard', START, 'e4', 0.5, -3, 2])
  })

  it.each(['STRICT_ALL_TABLES', 'NO_BACKSLASH_ESCAPES'])(
    'takes quotes for what they are on a server in the mode %s',
    async (mode) => {
      await command(`SET GLOBAL sql_mode = '${mode}'`, { ...url, user: 'root', password: '' })
      const store = await open()
      const [id, board, move] = [
        `'; DROP TABLE learned_moves; --`.replaceAll(' ', '_'),
        `\\' OR '1'='1`,
        `"\\'`,
      ]
      await store.learn([gameOf(id, [board, move, 1, 2])])
      expect(await store.rowsOf('standard', board)).toMatchObject([{ move, counter: 1 }])
      expect(await store.knownGames('standard', [id, "' OR '1'='1"])).toEqual([id])
    },
  )

  it('gives up a server that does not answer', async () => {
    const session = new MysqlSession(await createMysqlPool(url), url, 'mysql://me@host/db')
    const waiting = session.run((query) => query('SELECT SLEEP(10)'), 50)
    await expect(waiting).rejects.toMatchObject({ code: 'store-unreachable' })
    expect(await session.run((query) => query('SELECT 1 AS one'))).toMatchObject([{ one: 1 }])
    await session.close()
  })

  it('knows a connection that was closed under it for lost', async () => {
    const pool = await createMysqlPool(url)
    const connection = await pool.getConnection()
    connection.destroy()
    expect(await connection.query('SELECT 1').catch(isLost)).toBe(true)
    await pool.end()
  })

  it('works on after its server went away and came back', async () => {
    const store = await open()
    await store.learn([gameOf('a', [START, 'e4', 1, 2])])
    await server.kill()
    const away = {
      code: 'store-unreachable',
      message:
        'mysql://me@host/db cannot be reached: see that the server runs and takes connections, then try again; no game was counted half.',
    }
    await expect(store.learn([gameOf('b', [START, 'e4', 1, 2])])).rejects.toMatchObject(away)
    await expect(store.rowsOf('standard', START)).rejects.toMatchObject(away)
    await server.start()
    expect(await store.learn([gameOf('a', [START, 'e4', 1, 2]), gameOf('b', [START, 'e4', 1, 2])])).toBe(1)
    expect(await store.rowsOf('standard', START)).toMatchObject([{ defensiveSum: 2, counter: 2 }])
  })
})

describe('the schema of a MariaDB store', () => {
  it('is brought up to date where it is old, and what is known stays', async () => {
    await (await open()).learn([gameOf('a', [START, 'e4', 1, 2])])
    await command('CREATE OR REPLACE VIEW moves AS SELECT board, move, counter FROM learned_moves')
    await command('DELETE FROM learned_version WHERE version = 3')
    expect(await (await open()).rowsOf('standard', START)).toHaveLength(1)
    expect(await command('SELECT * FROM moves')).toMatchObject([{ variant: 'standard', counter: '1' }])
  })

  it('is not made where only a look is wanted, and read as it is where it is old', async () => {
    const look = async () => MysqlStore.open(await createMysqlPool(url), url, 'name', { creates: false })
    expect(await look()).toBeUndefined()
    expect(await command('SHOW TABLES')).toEqual([])
    await (await open()).learn([gameOf('a', [START, 'e4', 1, 2])])
    await command('DELETE FROM learned_version WHERE version > 1')
    const old = await look()
    expect(await old?.rowsOf('standard', START)).toHaveLength(1)
    await old?.close()
    expect(await command('SELECT * FROM learned_version')).toEqual([{ version: 1 }])
  })

  it('is made once by learners who all come first', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => open()))
    await Promise.all(stores.map((store, i) => store.learn([gameOf(`game-${i}`, [START, 'e4', 1, 1])])))
    expect(await stores[0]!.rowsOf('standard', START)).toMatchObject([{ counter: 8 }])
  })

  it('is refused where it is newer', async () => {
    await open()
    await command('INSERT INTO learned_version (version) VALUES (99)')
    await expect(open()).rejects.toMatchObject({
      code: 'store-newer',
      message:
        'mysql://me@host/db was made by a newer Rookery (its schema is 99, this program knows up to 3): update Rookery, or use another store.',
    })
  })
})

describe('a MariaDB store that cannot be used says why:', () => {
  it('a wrong password, which it does not repeat', async () => {
    const refused = await open({ ...url, password: 'open-sesame' }).catch((error) => error)
    expect(refused).toMatchObject({
      code: 'store-denied',
      message: `127.0.0.1 refuses the use of ${url.database}: check user, password and rights (GRANT ALL ON ${url.database}.* TO that user), and whether the server demands TLS (?ssl-mode=required).`,
    })
  })

  it('a database that is not there', async () => {
    await expect(open({ ...url, database: 'parrot_none' })).rejects.toMatchObject({
      code: 'store-missing',
      message:
        'There is no database parrot_none on 127.0.0.1: create it there (CREATE DATABASE parrot_none), or name another.',
    })
  })

  it('a port where no server listens', async () => {
    await expect(open({ ...url, port: 1 })).rejects.toMatchObject({ code: 'store-unreachable' })
  })

  it('a server without TLS, to which no password goes where TLS is asked for', async () => {
    await expect(open({ ...url, tls: { mode: 'required' } })).rejects.toMatchObject({
      code: 'store-unreachable',
      message:
        'mysql://me@host/db offers no TLS, which ssl-mode asks for: nothing was sent to it; switch TLS on at the server.',
    })
  })

  it.each([
    ['a user who may do nothing', 'CREATE USER x7hush7x; GRANT USAGE ON *.* TO x7hush7x', 'x7hush7x', '@DB'],
    ['a password for the user', '', 'x7hush7x', '@DB'],
    ['a password that is wrong', '', 'rookery:x7hush7x', '@DB'],
    ['a server that is away', '', 'rookery:x7hush7x', '@127.0.0.1:1/parrot'],
    ['a host that is not there', '', 'rookery:x7hush7x', '@nowhere.invalid/parrot'],
    ['a database that is not there', '', 'rookery:p%40ss%3Aw%2Frd', '@HOST/parrot_none'],
  ])('%s, and never the password or who has it for a name', async (_, sql, login, place) => {
    const root = { ...url, user: 'root', password: '' }
    for (const statement of sql.split(';').filter(Boolean)) await command(statement, root)
    const host = `127.0.0.1:${url.port}`
    const address = place.replace('DB', `${host}/${url.database}`).replace('HOST', host)
    const answer = await openExperience(`mysql://${login}${address}`)
    expect(answer).toMatchObject({ ok: false, faults: [{ message: expect.stringMatching(/^[^\n]+\.$/) }] })
    expect(JSON.stringify(answer)).not.toMatch(/x7hush7x|p@ss/)
  })

  it('a database in which something else is called moves, and stays', async () => {
    await command('CREATE TABLE moves (x INT)')
    await expect(open()).rejects.toMatchObject({
      code: 'store-broken',
      message: expect.stringContaining('give Parrot a database of its own'),
    })
    expect(await command('SELECT * FROM moves')).toEqual([])
  })
})
