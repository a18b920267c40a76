import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { FileLock } from '@rookery/experience/node'
import Database from 'libsql'
import { followSchedule } from '../tournament/follow-schedule.ts'
import { findGameFault, parseGame } from '../tournament/parse-game.ts'
import { parsePlan } from '../tournament/parse-plan.ts'
import type { Plan } from '../tournament/plan.ts'
import type { GameRecord } from '../tournament/record.ts'
import type { TournamentStore } from '../tournament/store.ts'
import { describeFailure, StoreError } from './store-error.ts'

/** "Rook" as the application id of a SQLite file. */
const APPLICATION_ID = 0x526f6f6b
const SCHEMA_VERSION = 1

/** What a row says beside its record, for whoever looks into the file with other tools. */
const columns = ['number', 'white', 'black', 'winner', 'ending'] as const

type Row = Pick<GameRecord, (typeof columns)[number]> & { readonly record: unknown }

/** A writer waits so long for readers, which are quick. */
const BUSY_MS = 60_000

/**
 * A tournament in a SQLite file. One runner at a time has it; others can read it meanwhile. Games are
 * on the disk when `add` returns.
 */
export class SqliteStore implements TournamentStore {
  readonly #file: string
  readonly #database: Database.Database
  readonly #insert: Database.Statement
  readonly #lock: FileLock | undefined
  #planText: string
  #plan: Plan
  #version: number

  private constructor(file: string, database: Database.Database, lock: FileLock | undefined) {
    this.#file = file
    this.#database = database
    this.#lock = lock
    this.#version = readPragma(database, 'data_version')
    this.#planText = readPlanText(file, database)
    this.#plan = readPlan(file, this.#planText)
    this.#insert = database.prepare(
      'INSERT INTO games (number, white, black, winner, ending, record) VALUES (?, ?, ?, ?, ?, ?)',
    )
  }

  /** Opens a file that holds a tournament, to play it. */
  static open(file: string): SqliteStore {
    checkExists(file)
    return SqliteStore.#openLocked(file, undefined)
  }

  /** The same for a file that gets the plan if it is new or empty; otherwise the plan there is the one that counts. */
  static openOrCreate(file: string, plan: Plan): SqliteStore {
    return SqliteStore.#openLocked(file, plan)
  }

  /** Opens a file to look at it, while a runner may have it. */
  static read(file: string): SqliteStore {
    checkExists(file)
    return SqliteStore.#open(file, undefined, undefined)
  }

  static #openLocked(file: string, newPlan: Plan | undefined): SqliteStore {
    const lock = takeLock(file)
    try {
      return SqliteStore.#open(file, lock, newPlan)
    } catch (error) {
      lock.release()
      throw error
    }
  }

  static #open(file: string, lock: FileLock | undefined, newPlan: Plan | undefined): SqliteStore {
    const database = connect(file)
    try {
      checkKind(database, file)
      if (newPlan) createTables(database, newPlan)
      return new SqliteStore(file, database, lock)
    } catch (error) {
      database.close()
      throw describeFailure(file, error)
    }
  }

  /** From whom its lock was taken over, because nothing was heard of it. */
  get takenOver(): string | undefined {
    return this.#lock?.takenOver
  }

  get plan(): Plan {
    return this.#plan
  }

  /** For more rounds, also while a runner has the file: it hears of them by `refresh`. */
  replacePlan(plan: Plan): void {
    const text = JSON.stringify(plan)
    const checked = readPlan(this.#file, text)
    const { changes } = this.#attempt(() =>
      this.#database.prepare('UPDATE plan SET json = ? WHERE json = ?').run(text, this.#planText),
    )
    if (changes === 0) throw new StoreError('changed', 'its plan was changed by somebody else just now')
    this.#planText = text
    this.#plan = checked
  }

  refresh(): boolean {
    const version = this.#attempt(() => readPragma(this.#database, 'data_version'))
    if (version === this.#version) return false
    const text = this.#attempt(() => readPlanText(this.#file, this.#database))
    this.#version = version
    if (text === this.#planText) return false
    const plan = readPlan(this.#file, text)
    // Whoever plays was asked about these entrants, and their commands, alone.
    if (!isDeepStrictEqual(plan.entrants, this.#plan.entrants))
      throw new StoreError('changed', `the entrants of ${this.#file} were changed while it was open`)
    this.#plan = plan
    this.#planText = text
    return true
  }

  *games(): Generator<GameRecord> {
    // Page by page: a runner cannot add a game while a statement is half read.
    const page = this.#database.prepare(
      'SELECT number, white, black, winner, ending, record FROM games WHERE number > ? ORDER BY number LIMIT 200',
    )
    // Who reads may not have heard yet of more rounds, of which there are games already.
    const planText = this.#attempt(() => readPlanText(this.#file, this.#database))
    const findScheduleFault = followSchedule(readPlan(this.#file, planText))
    // From the lowest number there can be: one that no game has is a fault too.
    for (let last = Number.MIN_SAFE_INTEGER; ; ) {
      const rows = this.#attempt(() => page.all(last)) as Row[]
      for (const row of rows) {
        const game = this.#parseRow(row)
        const fault = findScheduleFault(game)
        if (fault && planText === this.#attempt(() => readPlanText(this.#file, this.#database)))
          throw this.#damaged(row, fault)
        yield game
      }
      const lastRow = rows.at(-1)
      if (!lastRow) return
      last = lastRow.number
    }
  }

  #parseRow(row: Row): GameRecord {
    const record = parseJson(row.record)
    if (record === undefined) throw this.#damaged(row, 'its record is no JSON')
    const game = parseGame(record, this.#plan)
    if (!game.ok) throw this.#damaged(row, game.faults[0]!.message)
    const other = columns.find((column) => game.value[column] !== row[column])
    if (other) throw this.#damaged(row, `its ${other} is not that of its record`)
    const fault = findGameFault(game.value, this.#plan)
    if (fault) throw this.#damaged(row, fault)
    return game.value
  }

  #damaged({ number }: Row, reason: string): StoreError {
    return new StoreError('damaged', `game ${number} of ${this.#file} cannot be read: ${reason}`)
  }

  add(...records: readonly GameRecord[]): void {
    if (!this.#lock) throw new Error('the tournament was opened to be read')
    this.#attempt(() => {
      this.#database.exec('BEGIN')
      try {
        for (const record of records) {
          const { number, white, black, winner, ending } = record
          this.#insert.run(number, white, black, winner, ending, JSON.stringify(record))
        }
        this.#database.exec('COMMIT')
      } catch (error) {
        // A disk that is full has ended the transaction already.
        if (this.#database.inTransaction) this.#database.exec('ROLLBACK')
        throw error
      }
    })
  }

  /**
   * Takes out what a worker of a colony has played; gives how many games are gone. Where later games were paired by earlier
   * ones, all from its first on are.
   */
  removeWork(worker: string): number {
    if (!this.#lock) throw new Error('the tournament was opened to be read')
    const isOneStage = ['round-robin', 'gauntlet'].includes(this.#plan.schedule.kind)
    const its = "SELECT number FROM games WHERE json_extract(record, '$.worker') = ?"
    const which = isOneStage ? `IN (${its})` : `>= (SELECT min(number) FROM (${its}))`
    const remove = this.#database.prepare(`DELETE FROM games WHERE number ${which}`)
    return this.#attempt(() => remove.run(worker)).changes
  }

  close(): void {
    this.#database.close()
    this.#lock?.release()
  }

  #attempt<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      throw describeFailure(this.#file, error)
    }
  }
}

/** `undefined` for what is no JSON; no plan and no game is that. */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

function checkExists(file: string): void {
  if (!existsSync(file)) throw new StoreError('cannot-open', `there is no file ${file}`)
  checkPath(file)
}

/** What the driver would say in a code of its own. */
function checkPath(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new StoreError('cannot-open', `${file} is a folder`)
  if (!existsSync(dirname(file))) throw new StoreError('cannot-open', `there is no folder ${dirname(file)}`)
}

function takeLock(file: string): FileLock {
  checkPath(file)
  const lock = attemptLock(file)
  if (lock.ok) return lock.value
  const { code, message } = lock.faults[0]!
  throw new StoreError(code === 'file-in-use' ? 'in-use' : 'cannot-open', message)
}

function attemptLock(file: string): ReturnType<typeof FileLock.take> {
  try {
    return FileLock.take(file)
  } catch (error) {
    const described = describeFailure(file, error)
    if (described instanceof StoreError) throw described
    throw new StoreError('cannot-open', `${file} cannot be opened: its folder cannot be written`)
  }
}

function connect(file: string): Database.Database {
  let database: Database.Database | undefined
  try {
    database = new Database(file, { timeout: BUSY_MS } as Database.Options)
    // A file from elsewhere may hold more than tables: nothing in it may call functions with effects.
    database.exec('PRAGMA trusted_schema = OFF')
    // EXTRA: a journal that comes back after a power cut would take the last game with it.
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('PRAGMA synchronous = EXTRA')
    return database
  } catch (error) {
    database?.close()
    const described = describeFailure(file, error)
    if (described instanceof StoreError) throw described
    throw new StoreError('cannot-open', `${file} cannot be opened: ${(error as Error).message}`)
  }
}

function readPlanText(file: string, database: Database.Database): string {
  const rows = hasTables(database)
    ? (database.prepare('SELECT json FROM plan LIMIT 2').all() as { json: unknown }[])
    : []
  const [row, second] = rows
  if (!row) throw new StoreError('no-tournament', `${file} holds no tournament`)
  if (second) throw new StoreError('damaged', `${file} cannot be read: it holds more than one plan`)
  return String(row.json)
}

function readPlan(file: string, text: string): Plan {
  const plan = parsePlan(parseJson(text))
  if (plan.ok) return plan.value
  throw new StoreError('damaged', `${file} cannot be read: ${plan.faults[0]!.message}`)
}

const readPragma = (database: Database.Database, name: string): number =>
  Object.values(database.prepare(`PRAGMA ${name}`).raw().get() as number[])[0]!

const hasTables = (database: Database.Database): boolean =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'plan'").get() !== undefined

function checkKind(database: Database.Database, file: string): void {
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_master').get() === undefined
  if (isEmpty) return
  if (readPragma(database, 'application_id') !== APPLICATION_ID)
    throw new StoreError('not-a-tournament', `${file} is no tournament file`)
  if (readPragma(database, 'user_version') > SCHEMA_VERSION)
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
