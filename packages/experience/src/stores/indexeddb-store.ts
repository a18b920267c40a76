import type { VariantId } from '@rookery/rules'
import type { IDBPDatabase, IDBPObjectStore } from 'idb'
import type {
  Absorbed,
  Experience,
  ExperienceCounts,
  KnownPosition,
  LearnedGame,
  MoveRow,
  Portion,
  Transfer,
} from '../experience.ts'
import { type Addition, foldGames, foldPositions, groupGames } from '../fold.ts'
import { checkGame, readRows } from '../limits.ts'
import { explainIndexedDb, isClosed } from './indexeddb-faults.ts'
import { INDEXEDDB_VERSION, openIndexedDb, type Schema } from './indexeddb-schema.ts'

const PAGE = 500
type Table = 'positions' | 'games' | 'transfers' | 'totals'
type Writing<T extends Table> = IDBPObjectStore<Schema, Table[], T, 'readwrite'>

/**
 * The table in a browser's own storage, one record for each position. Its transactions that write never overlap, so that reading a
 * record and writing it back is safe among tabs and workers.
 */
export class IndexedDbStore implements Experience {
  readonly #path: string
  readonly #name: string
  #database: Promise<IDBPDatabase<Schema>> | undefined

  private constructor(path: string, name: string) {
    this.#path = path
    this.#name = name
  }

  static async open(path: string, name: string): Promise<IndexedDbStore> {
    const store = new IndexedDbStore(path, name)
    await store.#run(async () => {})
    return store
  }

  rowsOf(variant: VariantId, board: string): Promise<readonly MoveRow[]> {
    return this.#run(async (database) => readRows(await database.get('positions', [variant, board])))
  }

  async learn(games: readonly LearnedGame[]): Promise<number> {
    games.forEach(checkGame)
    let learned = 0
    for (const group of groupGames(games)) {
      learned += await this.#write(['games', 'positions', 'totals'], async (table) => {
        const fresh = []
        for (const game of group) if (await addGame(table('games'), game.variant, game.id)) fresh.push(game)
        for (const variant of new Set(fresh.map((game) => game.variant)))
          await add(
            table('positions'),
            table('totals'),
            variant,
            foldGames(fresh.filter((game) => game.variant === variant)),
          )
        return fresh.length
      })
    }
    return learned
  }

  count(variant: VariantId): Promise<ExperienceCounts> {
    return this.#run(async (database) => {
      const transaction = database.transaction(['games', 'positions', 'totals'])
      const [games, positions, totals] = await Promise.all([
        transaction.objectStore('games').count(rangeOf(variant)),
        transaction.objectStore('positions').count(rangeOf(variant)),
        transaction.objectStore('totals').get(variant),
      ])
      return { games, positions, moves: totals?.moves ?? 0, plies: totals?.plies ?? 0 }
    })
  }

  async *positions(variant: VariantId): AsyncGenerator<KnownPosition> {
    for (let last = ''; ; ) {
      const from = last
      const page = await this.#run((database) => database.getAll('positions', rangeOf(variant, from), PAGE))
      for (const record of page) yield { board: record.board, rows: readRows(record) }
      if (page.length < PAGE) return
      last = page.at(-1)!.board
    }
  }

  async *gameIds(variant: VariantId): AsyncGenerator<string> {
    for (let last = ''; ; ) {
      const from = last
      const page = await this.#run((database) => database.getAllKeys('games', rangeOf(variant, from), PAGE))
      for (const [, id] of page) yield id
      if (page.length < PAGE) return
      last = page.at(-1)![1]
    }
  }

  knownGames(variant: VariantId, ids: readonly string[]): Promise<readonly string[]> {
    return this.#run(async (database) => {
      const games = database.transaction('games').store
      const keys = await Promise.all(ids.map((id) => games.getKey([variant, id])))
      return ids.filter((_, i) => keys[i] !== undefined)
    })
  }

  absorb({ variant, transfer, number, isLast, games, positions }: Portion): Promise<Absorbed> {
    return this.#write(['games', 'positions', 'totals', 'transfers'], async (table): Promise<Absorbed> => {
      const taken = (await table('transfers').get([variant, transfer]))?.portions ?? 0
      if (taken > number) return 'known'
      if (taken < number) throw new RangeError(`portion ${number} of a transfer comes after portion ${taken}`)
      const known = await Promise.all(games.map((id) => table('games').getKey([variant, id])))
      if (known.some((key) => key !== undefined)) return 'overlap'
      await table('transfers').put({ variant, id: transfer, portions: number + 1, isComplete: isLast })
      await Promise.all(games.map((id) => table('games').put({ variant, id })))
      await add(table('positions'), table('totals'), variant, foldPositions(variant, positions))
      return 'new'
    })
  }

  transfers(variant: VariantId): Promise<readonly Transfer[]> {
    return this.#run(async (database) =>
      (await database.getAll('transfers', rangeOf(variant))).map(({ id, portions, isComplete }) => ({
        id,
        portions,
        isComplete,
      })),
    )
  }

  async forget(variant: VariantId): Promise<void> {
    await this.#write(['games', 'positions', 'totals', 'transfers'], async (table) => {
      for (const name of ['games', 'positions', 'transfers'] as const)
        await table(name).delete(rangeOf(variant))
      await table('totals').delete(variant)
    })
  }

  async close(): Promise<void> {
    const database = await this.#database
    this.#database = undefined
    database?.close()
  }

  #write<T>(
    tables: Table[],
    act: (table: <N extends Table>(name: N) => Writing<N>) => Promise<T>,
  ): Promise<T> {
    return this.#run(async (database) => {
      // What was learned is on the disk when the promise resolves; browsers by themselves only promise the system's cache.
      const transaction = database.transaction(tables, 'readwrite', { durability: 'strict' })
      try {
        const result = await act((name) => transaction.objectStore(name))
        await transaction.done
        return result
      } catch (error) {
        // The failure of the request is the reason; that the transaction went with it says no more.
        transaction.done.catch(() => {})
        try {
          transaction.abort()
        } catch {}
        throw transaction.error ?? error
      }
    })
  }

  async #run<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      try {
        return await act(await this.#connect())
      } catch (error) {
        if (!isClosed(error)) throw error
        this.#database = undefined
        return await act(await this.#connect())
      }
    } catch (error) {
      throw explainIndexedDb(error, this.#name, INDEXEDDB_VERSION)
    }
  }

  #connect(): Promise<IDBPDatabase<Schema>> {
    const forgetConnection = () => {
      this.#database = undefined
    }
    this.#database ??= openIndexedDb(this.#path, forgetConnection)
    this.#database.catch(forgetConnection)
    return this.#database
  }
}

/** All keys of a variant, or those behind one of them. An array is greater than every string. */
const rangeOf = (variant: VariantId, after = ''): IDBKeyRange =>
  IDBKeyRange.bound([variant, after], [variant, []], true, true)

async function addGame(games: Writing<'games'>, variant: VariantId, id: string): Promise<boolean> {
  if ((await games.getKey([variant, id])) !== undefined) return false
  await games.put({ variant, id })
  return true
}

async function add(
  positions: Writing<'positions'>,
  totals: Writing<'totals'>,
  variant: VariantId,
  additions: readonly Addition[],
): Promise<void> {
  const byBoard = new Map<string, Addition[]>()
  for (const addition of additions) {
    const known = byBoard.get(addition.board)
    if (known) known.push(addition)
    else byBoard.set(addition.board, [addition])
  }
  const boards = [...byBoard.keys()]
  const known = await Promise.all(boards.map((board) => positions.get([variant, board])))
  let moves = 0
  let plies = 0
  const writes: Promise<unknown>[] = boards.map((board, i) => {
    const before = readRows(known[i])
    const rows = merge(before, byBoard.get(board)!)
    moves += rows.length - before.length
    return positions.put({ variant, board, rows })
  })
  for (const { counter } of additions) plies += counter
  const total = await totals.get(variant)
  writes.push(totals.put({ moves: (total?.moves ?? 0) + moves, plies: (total?.plies ?? 0) + plies }, variant))
  await Promise.all(writes)
}

function merge(rows: readonly MoveRow[], additions: readonly Addition[]): MoveRow[] {
  const merged = new Map(rows.map((row) => [row.move, row]))
  for (const { move, defensive, offensive, counter } of additions) {
    const row = merged.get(move)
    merged.set(move, {
      move,
      defensiveSum: (row?.defensiveSum ?? 0) + defensive,
      offensiveSum: (row?.offensiveSum ?? 0) + offensive,
      counter: (row?.counter ?? 0) + counter,
    })
  }
  return [...merged.values()].sort((a, b) => (a.move < b.move ? -1 : 1))
}
