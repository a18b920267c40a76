import { existsSync } from 'node:fs'
import Database from 'libsql'
import { parseGame } from '../tournament/parse-game.ts'
import { parsePlan } from '../tournament/parse-plan.ts'
import type { Plan } from '../tournament/plan.ts'
import type { GameRecord } from '../tournament/record.ts'
import type { TournamentStore } from '../tournament/store.ts'

/** "Rook" as the application id of a SQLite file. */
const APPLICATION_ID = 0x526f6f6b
const SCHEMA_VERSION = 1

export type StoreFaultCode =
  | 'in-use'
  | 'not-a-tournament'
  | 'newer-version'
  | 'cannot-open'
  | 'no-tournament'
  | 'damaged'
  | 'cannot-write'

export class StoreError extends Error {
  readonly code: StoreFaultCode

  constructor(code: StoreFaultCode, message: string) {
    super(message)
    this.name = 'StoreError'
    this.code = code
  }
}

/**
 * A tournament in a SQLite file. While it is open no one else can open it: the lock is the operating system's, so it goes
 * with the process, however that ends. Each game is one transaction, on the disk when `add` returns.
 */
export class SqliteStore implements TournamentStore {
  readonly plan: Plan
  readonly #file: string
  readonly #database: Database.Database
  readonly #insert: Database.Statement

  private constructor(file: string, database: Database.Database, plan: Plan) {
    this.#file = file
    this.#database = database
    this.plan = plan
    this.#insert = database.prepare(
      'INSERT INTO games (number, white, black, winner, ending, record) VALUES (?, ?, ?, ?, ?, ?)',
    )
  }

  /** Opens a file that holds a tournament. */
  static open(file: string): SqliteStore {
    return SqliteStore.#open(file, undefined)
  }

  /** Opens a file, which gets the plan if it is new or empty; otherwise the plan there is the one that counts. */
  static openOrCreate(file: string, plan: Plan): SqliteStore {
    return SqliteStore.#open(file, plan)
  }

  static #open(file: string, newPlan: Plan | undefined): SqliteStore {
    const database = lock(file, newPlan === undefined)
    try {
      checkKind(database, file)
      if (newPlan) createTables(database, newPlan)
      const row = hasTables(database)
        ? (database.prepare('SELECT json FROM plan').get() as { json: unknown } | undefined)
        : undefined
      if (!row) throw new StoreError('no-tournament', `${file} holds no tournament`)
      const plan = parsePlan(parseJson(row.json))
      if (!plan.ok) throw new StoreError('damaged', `${file} cannot be read: ${plan.faults[0]!.message}`)
      return new SqliteStore(file, database, plan.value)
    } catch (error) {
      release(database)
      throw describeFailure(file, error)
    }
  }

  *games(): Generator<GameRecord> {
    // Page by page: a statement that is left half read would keep the file locked.
    const page = this.#database.prepare(
      'SELECT number, record FROM games WHERE number > ? ORDER BY number LIMIT 200',
    )
    for (let last = 0; ; ) {
      const rows = this.#attempt(() => page.all(last)) as { number: number; record: unknown }[]
      for (const row of rows) yield this.#parseRow(row)
      const lastRow = rows.at(-1)
      if (!lastRow) return
      last = lastRow.number
    }
  }

  #parseRow({ number, record }: { number: number; record: unknown }): GameRecord {
    const game = parseGame(parseJson(record), this.plan)
    if (game.ok && game.value.number === number) return game.value
    const reason = game.ok ? 'it has another number' : game.faults[0]!.message
    throw new StoreError('damaged', `game ${number} of ${this.#file} cannot be read: ${reason}`)
  }

  add(record: GameRecord): void {
    const { number, white, black, winner, ending } = record
    this.#attempt(() => this.#insert.run(number, white, black, winner, ending, JSON.stringify(record)))
  }

  close(): void {
    release(this.#database)
  }

  #attempt<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      throw describeFailure(this.#file, error)
    }
  }
}

/** What the disk or the database refuses, as a sentence; an error of any other kind stays as it is. */
function describeFailure(file: string, error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message: string }
  if (error instanceof StoreError || typeof code !== 'string') return error
  if (code.startsWith('SQLITE_FULL'))
    return new StoreError('cannot-write', `${file} cannot be written: the disk is full`)
  if (code.startsWith('SQLITE_IOERR') || code.startsWith('SQLITE_READONLY'))
    return new StoreError('cannot-write', `${file} cannot be written: ${message}`)
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_ERROR')
    return new StoreError('damaged', `${file} is damaged: ${message}`)
  return error
}

/** `undefined` for what is no JSON; no plan and no game is that. */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** The driver closes the file only when its statements are collected, so the lock is given back first. */
function release(database: Database.Database): void {
  try {
    database.exec('PRAGMA locking_mode = NORMAL')
    database.prepare('SELECT 1 FROM sqlite_master').all()
  } catch {
    // A disk that fails: every game that was announced is in the file already.
  }
  database.close()
}

function lock(file: string, mustExist: boolean): Database.Database {
  if (mustExist && !existsSync(file)) throw new StoreError('cannot-open', `there is no file ${file}`)
  let database: Database.Database | undefined
  try {
    database = new Database(file, { timeout: 0 } as Database.Options)
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    // A file from elsewhere may hold more than tables: nothing in it may call functions with effects.
    database.exec('PRAGMA trusted_schema = OFF')
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('PRAGMA synchronous = FULL')
    database.exec('BEGIN EXCLUSIVE; COMMIT')
    return database
  } catch (error) {
    database?.close()
    const { code = '', message } = error as { code?: string; message: string }
    if (code.startsWith('SQLITE_BUSY')) throw new StoreError('in-use', `${file} is in use by another runner`)
    if (code.startsWith('SQLITE_NOTADB'))
      throw new StoreError('not-a-tournament', `${file} is no tournament file`)
    throw new StoreError('cannot-open', `${file} cannot be opened: ${message}`)
  }
}

const hasTables = (database: Database.Database): boolean =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'plan'").get() !== undefined

function checkKind(database: Database.Database, file: string): void {
  const pragma = (name: string) =>
    Object.values(database.prepare(`PRAGMA ${name}`).raw().get() as number[])[0] as number
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_master').get() === undefined
  if (isEmpty) return
  if (pragma('application_id') !== APPLICATION_ID)
    throw new StoreError('not-a-tournament', `${file} is no tournament file`)
  if (pragma('user_version') > SCHEMA_VERSION)
    throw new StoreError('newer-version', `${file} was made by a newer version of Rookery`)
  // We make plain tables; anything else could answer a question with endless work.
  const isForeign = database
    .prepare("SELECT 1 FROM sqlite_master WHERE type IN ('view', 'trigger') OR sql LIKE 'CREATE VIRTUAL%'")
    .get()
  if (isForeign) throw new StoreError('not-a-tournament', `${file} is no tournament file`)
}

/** In one transaction, so that a file has all of it or nothing. */
function createTables(database: Database.Database, plan: Plan): void {
  if (hasTables(database)) return
  database.exec('BEGIN')
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  database.exec('CREATE TABLE plan (json TEXT NOT NULL)')
  database.exec(
    'CREATE TABLE games (number INTEGER PRIMARY KEY, white INTEGER NOT NULL, black INTEGER NOT NULL, ' +
      'winner TEXT, ending TEXT NOT NULL, record TEXT NOT NULL)',
  )
  database.prepare('INSERT INTO plan (json) VALUES (?)').run(JSON.stringify(plan))
  database.exec('COMMIT')
}
