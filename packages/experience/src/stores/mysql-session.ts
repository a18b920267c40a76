import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise'
import type { MysqlUrl } from '../mysql-url.ts'
import { retry } from '../retry.ts'
import { explainMysql, isLost, isMeeting, isSilent } from './mysql-faults.ts'

const PATIENCE_MS = 60_000
/** Each connection that was open when a server went away fails once. */
const MAX_LOST = 5
/** Longer than a server lets a statement wait for a lock, which is 50 seconds where nothing else is set. */
const STATEMENT_MS = 60_000

/** Without the mode NO_BACKSLASH_ESCAPES, in which the driver's quoting would not hold; and no value is cut to fit. */
const SQL_MODE = "SET SESSION sql_mode = 'STRICT_ALL_TABLES'"

export type Query = <Row = never>(sql: string, values?: unknown[]) => Promise<Row[]>

/** Thrown in a transaction to undo it and answer with a value. */
export class Undo<T> {
  readonly value: T

  constructor(value: T) {
    this.value = value
  }
}

/**
 * Runs statements on connections of a pool, again where that can help, and says in a sentence what cannot be helped. A server that
 * stays silent for longer than `statementMs` in one statement is given up.
 */
export class MysqlSession {
  readonly #pool: Pool
  readonly #url: MysqlUrl
  readonly #name: string
  readonly #inMode = new WeakSet<object>()

  constructor(pool: Pool, url: MysqlUrl, name: string) {
    this.#pool = pool
    this.#url = url
    this.#name = name
  }

  async run<T>(act: (query: Query) => Promise<T>, statementMs = STATEMENT_MS): Promise<T> {
    let lost = 0
    const isPassing = (error: unknown) =>
      isMeeting(error) || (isLost(error) && !isSilent(error) && lost++ < MAX_LOST)
    try {
      return await retry(() => this.#attempt(act, statementMs), isPassing, PATIENCE_MS)
    } catch (error) {
      throw explainMysql(error, this.#url, this.#name)
    }
  }

  /** All that `act` does, or nothing of it. It may run several times, and more than once to its end if the server is lost while it commits. */
  transact<T>(act: (query: Query) => Promise<T>, statementMs = STATEMENT_MS): Promise<T> {
    return this.run(async (query) => {
      await query('START TRANSACTION')
      try {
        const result = await act(query)
        await query('COMMIT')
        return result
      } catch (error) {
        if (!isLost(error)) await query('ROLLBACK')
        if (error instanceof Undo) return error.value
        throw error
      }
    }, statementMs)
  }

  /** A connection that is lost is closed already. */
  async close(): Promise<void> {
    await this.#pool.end().catch((error: unknown) => {
      if (!isLost(error)) throw error
    })
  }

  async #attempt<T>(act: (query: Query) => Promise<T>, statementMs: number): Promise<T> {
    const connection = await this.#pool.getConnection()
    try {
      const query = queryOf(connection, statementMs)
      if (!this.#inMode.has(connection.connection)) await query(SQL_MODE)
      this.#inMode.add(connection.connection)
      const result = await act(query)
      connection.release()
      return result
    } catch (error) {
      if (isLost(error)) connection.destroy()
      else connection.release()
      throw error
    }
  }
}

const queryOf =
  (connection: PoolConnection, statementMs: number): Query =>
  async <Row>(sql: string, values: unknown[] = []) => {
    const [rows] = await connection.query<RowDataPacket[]>({ sql, values, timeout: statementMs })
    return rows as Row[]
  }
