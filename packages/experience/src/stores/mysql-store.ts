import type { VariantId } from '@rookery/rules'
import type { Pool } from 'mysql2/promise'
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
import type { MysqlUrl } from '../mysql-url.ts'
import { positionKey } from '../position-key.ts'
import { groupRows } from './group-rows.ts'
import { isDuplicate } from './mysql-faults.ts'
import { migrateMysql } from './mysql-migrate.ts'
import { MysqlSession, type Query, Undo } from './mysql-session.ts'

const PAGE = 1000
/** Some 50 kB, far under what any server takes in one packet. */
const ROWS_PER_STATEMENT = 400
/** For a statement that visits a whole table. */
const WHOLE_TABLE_MS = 3_600_000

const COLUMNS = 'move, defensive_sum AS defensiveSum, offensive_sum AS offensiveSum, counter'
const UPSERT =
  'INSERT INTO learned_moves (position, variant, board, move, defensive_sum, offensive_sum, counter) VALUES ? ' +
  'ON DUPLICATE KEY UPDATE defensive_sum = defensive_sum + VALUES(defensive_sum), ' +
  'offensive_sum = offensive_sum + VALUES(offensive_sum), counter = counter + VALUES(counter)'

export interface MysqlOptions extends OpenOptions {
  /** For tests of what happens when two boards meet in one key. */
  readonly keyOf?: typeof positionKey
}

/**
 * A table on a server that speaks MySQL's protocol. Within a transaction nothing is read without a lock, so that it does the same under
 * every isolation level; rows are written in the order of their key, so that two learners rarely wait for each other in a circle.
 */
export class MysqlStore implements Experience {
  readonly #session: MysqlSession
  readonly #keyOf: typeof positionKey

  private constructor(session: MysqlSession, keyOf: typeof positionKey) {
    this.#session = session
    this.#keyOf = keyOf
  }

  /** `undefined` where the database has no tables and none are to be made. */
  static async open(
    pool: Pool,
    url: MysqlUrl,
    name: string,
    { keyOf = positionKey, creates = true }: MysqlOptions = {},
  ): Promise<MysqlStore | undefined> {
    const session = new MysqlSession(pool, url, name)
    try {
      const version = await session.run((query) => migrateMysql(query, name, creates))
      if (version > 0) return new MysqlStore(session, keyOf)
      await session.close()
      return undefined
    } catch (error) {
      await session.close()
      throw error
    }
  }

  async rowsOf(variant: VariantId, board: string): Promise<readonly MoveRow[]> {
    const rows = await this.#session.run((query) =>
      query<MoveRow>(
        // A server compares a number with a text as floating point, so the key is written out.
        `SELECT ${COLUMNS} FROM learned_moves WHERE variant = ? AND position = ${this.#keyOf(variant, board)} AND board = ? ORDER BY move`,
        [variant, board],
      ),
    )
    return rows.map(readRow)
  }

  async learn(games: readonly LearnedGame[]): Promise<number> {
    games.forEach(checkGame)
    let learned = 0
    for (const group of groupGames(games)) learned += await this.#learnGroup(group)
    return learned
  }

  /** Ids are claimed before anything else. If one is taken, the transaction is undone and begun again without it. */
  async #learnGroup(group: readonly LearnedGame[]): Promise<number> {
    let fresh = [...new Map(group.map((game) => [`${game.variant} ${game.id}`, game])).values()]
    while (fresh.length > 0) {
      const games = fresh
      const isDone = await this.#session.transact(async (query) => {
        await claimGames(query, games, false)
        await this.#add(query, foldGames(games))
        return true
      })
      if (isDone) return games.length
      fresh = await this.#withoutKnown(games)
    }
    return 0
  }

  async #withoutKnown(games: readonly LearnedGame[]): Promise<LearnedGame[]> {
    const unknown: LearnedGame[] = []
    for (const variant of new Set(games.map((game) => game.variant))) {
      const some = games.filter((game) => game.variant === variant)
      const ids = some.map((game) => game.id)
      const known = new Set(await this.knownGames(variant, ids))
      unknown.push(...some.filter((game) => !known.has(game.id)))
    }
    return unknown
  }

  async count(variant: VariantId): Promise<ExperienceCounts> {
    const [row] = await this.#session.run(
      (query) =>
        query<Record<keyof ExperienceCounts, unknown>>(
          'SELECT (SELECT COUNT(*) FROM learned_games WHERE variant = ?) AS games, COUNT(*) AS positions, ' +
            'COALESCE(SUM(moves), 0) AS moves, COALESCE(SUM(plies), 0) AS plies FROM (SELECT COUNT(*) AS moves, ' +
            'SUM(counter) AS plies FROM learned_moves WHERE variant = ? GROUP BY position, board) AS known',
          [variant, variant],
        ),
      WHOLE_TABLE_MS,
    )
    const { games, positions, moves, plies } = row!
    return {
      games: Number(games),
      positions: Number(positions),
      moves: Number(moves),
      plies: Number(plies),
    }
  }

  async *positions(variant: VariantId): AsyncGenerator<KnownPosition> {
    yield* groupRows(async (after) => {
      const { key, board, move } = after ?? { key: String(-(2n ** 63n)), board: '', move: '' }
      const rows = await this.#session.run((query) =>
        query<MoveRow & { position: string; board: string }>(
          `SELECT position, board, ${COLUMNS} FROM learned_moves WHERE variant = ? AND position >= ${key} ` +
            `AND (position > ${key} OR board > ? OR (board = ? AND move > ?)) ORDER BY variant, position, board, move LIMIT ${PAGE}`,
          [variant, board, board, move],
        ),
      )
      return rows.map((row) => ({ key: row.position, board: row.board, ...readRow(row) }))
    })
  }

  async *gameIds(variant: VariantId): AsyncGenerator<string> {
    for (let last = ''; ; ) {
      const from = last
      const rows = await this.#session.run((query) =>
        query<{ id: string }>(
          `SELECT id FROM learned_games WHERE variant = ? AND id > ? ORDER BY id LIMIT ${PAGE}`,
          [variant, from],
        ),
      )
      for (const { id } of rows) yield id
      if (rows.length < PAGE) return
      last = rows.at(-1)!.id
    }
  }

  async knownGames(variant: VariantId, ids: readonly string[]): Promise<readonly string[]> {
    const known = new Set<string>()
    for (const some of chunk(ids)) {
      const rows = await this.#session.run((query) =>
        query<{ id: string }>('SELECT id FROM learned_games WHERE variant = ? AND id IN (?)', [
          variant,
          some,
        ]),
      )
      for (const { id } of rows) known.add(id)
    }
    return ids.filter((id) => known.has(id))
  }

  absorb({ variant, transfer, number, isLast, games, positions }: Portion): Promise<Absorbed> {
    return this.#session.transact(async (query): Promise<Absorbed> => {
      // Made before it is read, so that there is a row to lock, whichever of several importers comes first.
      await query(
        'INSERT INTO learned_transfers (variant, id, portions, is_complete) VALUES (?, ?, 0, 0) ' +
          'ON DUPLICATE KEY UPDATE portions = portions',
        [variant, transfer],
      )
      const [row] = await query<{ portions: number }>(
        'SELECT portions FROM learned_transfers WHERE variant = ? AND id = ? FOR UPDATE',
        [variant, transfer],
      )
      const taken = row?.portions ?? 0
      if (taken > number) return 'known'
      if (taken < number) throw new RangeError(`portion ${number} of a transfer comes after portion ${taken}`)
      await query('UPDATE learned_transfers SET portions = ?, is_complete = ? WHERE variant = ? AND id = ?', [
        number + 1,
        isLast ? 1 : 0,
        variant,
        transfer,
      ])
      await claimGames(
        query,
        games.map((id) => ({ variant, id })),
        'overlap',
      )
      await this.#add(query, foldPositions(variant, positions))
      return 'new'
    })
  }

  async transfers(variant: VariantId): Promise<readonly Transfer[]> {
    const rows = await this.#session.run((query) =>
      query<{ id: string; portions: number; is_complete: number }>(
        'SELECT id, portions, is_complete FROM learned_transfers WHERE variant = ? ORDER BY id',
        [variant],
      ),
    )
    return rows.map((row) => ({
      id: row.id,
      portions: Number(row.portions),
      isComplete: Number(row.is_complete) === 1,
    }))
  }

  async forget(variant: VariantId): Promise<void> {
    await this.#session.transact(async (query) => {
      for (const table of ['learned_games', 'learned_moves', 'learned_transfers'])
        await query(`DELETE FROM ${table} WHERE variant = ?`, [variant])
    }, WHOLE_TABLE_MS)
  }

  close(): Promise<void> {
    return this.#session.close()
  }

  async #add(query: Query, additions: readonly Addition[]): Promise<void> {
    // The same order for every learner, and that of the index, whose pages are then each visited once.
    const rows = additions
      .map(({ variant, board, move, defensive, offensive, counter }) => [
        this.#keyOf(variant, board),
        variant,
        board,
        move,
        defensive,
        offensive,
        counter,
      ])
      .sort(compareRows)
    for (const some of chunk(rows)) await query(UPSERT, [some])
  }
}

const readRow = ({ move, defensiveSum, offensiveSum, counter }: MoveRow): MoveRow => ({
  move,
  defensiveSum: Number(defensiveSum),
  offensiveSum: Number(offensiveSum),
  counter: Number(counter),
})

/** Takes ids for a transaction, which is undone with `refusal` if one of them is taken already. */
async function claimGames(
  query: Query,
  games: readonly { readonly variant: VariantId; readonly id: string }[],
  refusal: unknown,
): Promise<void> {
  const rows = games.map(({ variant, id }) => [variant, id]).sort(compareRows)
  for (const some of chunk(rows))
    try {
      await query('INSERT INTO learned_games (variant, id) VALUES ?', [some])
    } catch (error) {
      throw isDuplicate(error) ? new Undo(refusal) : error
    }
}

function* chunk<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += ROWS_PER_STATEMENT)
    yield items.slice(from, from + ROWS_PER_STATEMENT)
}

type Cells = readonly (string | number | bigint)[]

function compareRows(a: Cells, b: Cells): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1
  return 0
}
