import type { VariantId } from '@rookery/rules'
import type Database from 'libsql'
import type {
  Absorbed,
  Experience,
  ExperienceCounts,
  KnownPosition,
  LearnedGame,
  MoveRow,
  OpenOptions,
  Portion,
  Transfer,
} from '../experience.ts'
import { type Addition, foldGames, foldPositions, groupGames } from '../fold.ts'
import { checkGame } from '../limits.ts'
import { positionKey } from '../position-key.ts'
import { retry } from '../retry.ts'
import { groupRows } from './group-rows.ts'
import { explainSqlite, isBusy } from './sqlite-faults.ts'
import { openSqlite } from './sqlite-open.ts'
import { prepareFile } from './sqlite-place.ts'

/** How long a lock of another process is waited for. */
const PATIENCE_MS = 60_000
const PAGE = 1000
const MEMORY = ':memory:'

export interface SqliteOptions extends OpenOptions {
  /** For tests of what happens when two boards meet in one key. */
  readonly keyOf?: typeof positionKey
  /** For tests of a full disk. */
  readonly prepare?: (database: Database.Database) => void
}

/**
 * A table in a SQLite file, which any number of processes may have open. A transaction runs without a pause from its beginning to its
 * end, so that those of one process never meet; those of others are waited for without blocking this one.
 */
export class SqliteStore implements Experience {
  readonly #database: Database.Database
  readonly #name: string
  readonly #keyOf: typeof positionKey
  readonly #statements: Statements

  private constructor(database: Database.Database, name: string, keyOf: typeof positionKey) {
    this.#database = database
    this.#name = name
    this.#keyOf = keyOf
    this.#statements = prepareStatements(database)
  }

  static async open(path: string, name: string, options: SqliteOptions = {}): Promise<SqliteStore> {
    try {
      const place = path === MEMORY ? path : prepareFile(path, name, options.creates ?? true)
      const database = await retry(() => openSqlite(place ?? MEMORY, name), isBusy, PATIENCE_MS)
      options.prepare?.(database)
      return new SqliteStore(database, name, options.keyOf ?? positionKey)
    } catch (error) {
      throw explainSqlite(error, name)
    }
  }

  async rowsOf(variant: VariantId, board: string): Promise<readonly MoveRow[]> {
    const key = this.#keyOf(variant, board)
    const rows = await this.#run(() => this.#statements.rowsOf.all(variant, key, board))
    return (rows as MoveRow[]).map(({ move, defensiveSum, offensiveSum, counter }) => ({
      move,
      defensiveSum,
      offensiveSum,
      counter,
    }))
  }

  async learn(games: readonly LearnedGame[]): Promise<number> {
    games.forEach(checkGame)
    let learned = 0
    for (const group of groupGames(games)) {
      learned += await this.#transact(() => {
        const fresh = group.filter(
          ({ variant, id }) => this.#statements.addGame.run(variant, id).changes === 1,
        )
        this.#add(foldGames(fresh))
        return fresh.length
      })
    }
    return learned
  }

  async count(variant: VariantId): Promise<ExperienceCounts> {
    const [row] = (await this.#run(() => this.#statements.count.all(variant, variant))) as ExperienceCounts[]
    const { games, positions, moves, plies } = row!
    return { games, positions, moves, plies }
  }

  async *positions(variant: VariantId): AsyncGenerator<KnownPosition> {
    yield* groupRows(async (after) => {
      const from = after ?? { key: String(-(2n ** 63n)), board: '', move: '' }
      return (await this.#run(() =>
        this.#statements.page.all(variant, BigInt(from.key), from.board, from.move, PAGE),
      )) as never
    })
  }

  async *gameIds(variant: VariantId): AsyncGenerator<string> {
    for (let last = ''; ; ) {
      const from = last
      const rows = (await this.#run(() => this.#statements.games.all(variant, from, PAGE))) as {
        id: string
      }[]
      for (const { id } of rows) yield id
      if (rows.length < PAGE) return
      last = rows.at(-1)!.id
    }
  }

  knownGames(variant: VariantId, ids: readonly string[]): Promise<readonly string[]> {
    return this.#run(() => ids.filter((id) => this.#statements.game.all(variant, id).length > 0))
  }

  absorb({ variant, transfer, number, isLast, games, positions }: Portion): Promise<Absorbed> {
    return this.#transact((): Absorbed => {
      const [known] = this.#statements.transfer.all(variant, transfer) as { portions: number }[]
      const taken = known?.portions ?? 0
      if (taken > number) return 'known'
      if (taken < number) throw new RangeError(`portion ${number} of a transfer comes after portion ${taken}`)
      if (games.some((id) => this.#statements.game.all(variant, id).length > 0)) return 'overlap'
      this.#statements.setTransfer.run(variant, transfer, number + 1, isLast ? 1 : 0)
      for (const id of games) this.#statements.addGame.run(variant, id)
      this.#add(foldPositions(variant, positions))
      return 'new'
    })
  }

  async transfers(variant: VariantId): Promise<readonly Transfer[]> {
    const rows = (await this.#run(() => this.#statements.transfers.all(variant))) as {
      id: string
      portions: number
      isComplete: number
    }[]
    return rows.map(({ id, portions, isComplete }) => ({ id, portions, isComplete: isComplete === 1 }))
  }

  async forget(variant: VariantId): Promise<void> {
    await this.#transact(() => {
      for (const statement of this.#statements.forget) statement.run(variant)
    })
  }

  async close(): Promise<void> {
    try {
      // The driver holds the file until its statements are collected, and a copy of the file alone would lack what is in the log.
      this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
    } catch {
      // On a full disk it stays in the log, where the next to open the file finds it.
    }
    this.#database.close()
  }

  #add(additions: readonly Addition[]): void {
    const keyed = additions.map((addition) => ({
      addition,
      key: this.#keyOf(addition.variant, addition.board),
    }))
    // In the order of the index, whose pages are then each visited once.
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    for (const { addition, key } of keyed) {
      const { variant, board, move, defensive, offensive, counter } = addition
      this.#statements.upsert.run(variant, key, board, move, defensive, offensive, counter)
    }
  }

  async #run<T>(act: () => T): Promise<T> {
    try {
      return await retry(act, isBusy, PATIENCE_MS)
    } catch (error) {
      throw explainSqlite(error, this.#name)
    }
  }

  #transact<T>(act: () => T): Promise<T> {
    return this.#run(() => {
      this.#database.exec('BEGIN IMMEDIATE')
      try {
        const result = act()
        this.#database.exec('COMMIT')
        return result
      } catch (error) {
        if (this.#database.inTransaction) this.#database.exec('ROLLBACK')
        throw error
      }
    })
  }
}

type Statements = ReturnType<typeof prepareStatements>

function prepareStatements(database: Database.Database) {
  const prepare = (sql: string) => database.prepare(sql)
  return {
    rowsOf: prepare(
      'SELECT move, defensive_sum AS defensiveSum, offensive_sum AS offensiveSum, counter FROM learned_moves ' +
        'WHERE variant = ? AND position = ? AND board = ? ORDER BY move',
    ),
    upsert: prepare(
      'INSERT INTO learned_moves (variant, position, board, move, defensive_sum, offensive_sum, counter) ' +
        'VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET defensive_sum = defensive_sum + excluded.defensive_sum, ' +
        'offensive_sum = offensive_sum + excluded.offensive_sum, counter = counter + excluded.counter',
    ),
    addGame: prepare('INSERT INTO learned_games (variant, id) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    game: prepare('SELECT 1 FROM learned_games WHERE variant = ? AND id = ?'),
    games: prepare('SELECT id FROM learned_games WHERE variant = ? AND id > ? ORDER BY id LIMIT ?'),
    count: prepare(
      'SELECT (SELECT COUNT(*) FROM learned_games WHERE variant = ?) AS games, COUNT(*) AS positions, ' +
        'COALESCE(SUM(moves), 0) AS moves, COALESCE(SUM(plies), 0) AS plies FROM (SELECT COUNT(*) AS moves, ' +
        'SUM(counter) AS plies FROM learned_moves WHERE variant = ? GROUP BY position, board)',
    ),
    page: prepare(
      'SELECT CAST(position AS TEXT) AS key, board, move, defensive_sum AS defensiveSum, ' +
        'offensive_sum AS offensiveSum, counter FROM learned_moves ' +
        'WHERE variant = ? AND (position, board, move) > (?, ?, ?) ORDER BY position, board, move LIMIT ?',
    ),
    transfer: prepare('SELECT portions FROM learned_transfers WHERE variant = ? AND id = ?'),
    setTransfer: prepare(
      'INSERT INTO learned_transfers (variant, id, portions, is_complete) VALUES (?, ?, ?, ?) ' +
        'ON CONFLICT DO UPDATE SET portions = excluded.portions, is_complete = excluded.is_complete',
    ),
    transfers: prepare(
      'SELECT id, portions, is_complete AS isComplete FROM learned_transfers WHERE variant = ? ORDER BY id',
    ),
    forget: ['learned_moves', 'learned_games', 'learned_transfers'].map((table) =>
      prepare(`DELETE FROM ${table} WHERE variant = ?`),
    ),
  }
}
