import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type GameSummary, isBeginning, isSummary, type KeptGame } from './game-record.ts'

interface GamesSchema extends DBSchema {
  summaries: { key: string; value: GameSummary; indexes: { updatedMs: number } }
  texts: { key: string; value: string }
}

const databaseName = 'rookery.games'

/** All games of this browser: short summaries to list, and each game's text by itself. */
export class GamesStore {
  readonly #database: IDBPDatabase<GamesSchema>

  private constructor(database: IDBPDatabase<GamesSchema>) {
    this.#database = database
  }

  static async open(): Promise<GamesStore> {
    const database = await openDB<GamesSchema>(databaseName, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('summaries', { keyPath: 'id' }).createIndex('updatedMs', 'updatedMs')
        fresh.createObjectStore('texts')
      },
      // Another tab has a newer page: let it change the database, and open it anew when it is needed.
      blocking(_current, _blocked, event) {
        opened = undefined
        ;(event.target as IDBDatabase).close()
      },
      terminated() {
        opened = undefined
      },
    })
    return new GamesStore(database)
  }

  /**
   * Keeps a game in one transaction. Where another tab has meanwhile played the same game differently, nothing is
   * overwritten: `spareId` becomes the name of this one. Gives the name under which it was kept. A game that was only
   * opened again keeps its place in the list.
   */
  async keep(record: KeptGame, spareId: string): Promise<string> {
    const transaction = this.#database.transaction(['summaries', 'texts'], 'readwrite')
    const summaries = transaction.objectStore('summaries')
    const found = await summaries.get(record.summary.id)
    const before = isSummary(found) ? found : undefined
    const { writer, moves, result } = record.summary
    const isSame = before?.moves === moves && before.result === result
    const isOurs =
      !before ||
      isSame ||
      before.writer === writer ||
      (before.result === '*' && isBeginning(before.moves, moves))
    const id = isOurs ? record.summary.id : spareId
    const updatedMs = isSame ? before.updatedMs : record.summary.updatedMs
    await Promise.all([
      summaries.put({ ...record.summary, id, updatedMs }),
      transaction.objectStore('texts').put(record.text, id),
      transaction.done,
    ])
    return id
  }

  /** The newest first, without what cannot be read. */
  async list(): Promise<GameSummary[]> {
    const oldestFirst = await this.#database.getAllFromIndex('summaries', 'updatedMs')
    return oldestFirst.filter(isSummary).reverse()
  }

  async read(id: string): Promise<KeptGame | undefined> {
    const transaction = this.#database.transaction(['summaries', 'texts'])
    const [summary, text] = await Promise.all([
      transaction.objectStore('summaries').get(id),
      transaction.objectStore('texts').get(id),
      transaction.done,
    ])
    return isSummary(summary) && typeof text === 'string' ? { summary, text } : undefined
  }

  /** Gives what was deleted, so that it can be put back. */
  async delete(id: string): Promise<KeptGame | undefined> {
    const transaction = this.#database.transaction(['summaries', 'texts'], 'readwrite')
    const summary = await transaction.objectStore('summaries').get(id)
    const text = await transaction.objectStore('texts').get(id)
    await Promise.all([
      transaction.objectStore('summaries').delete(id),
      transaction.objectStore('texts').delete(id),
      transaction.done,
    ])
    return isSummary(summary) && typeof text === 'string' ? { summary, text } : undefined
  }

  async putBack({ summary, text }: KeptGame): Promise<void> {
    const transaction = this.#database.transaction(['summaries', 'texts'], 'readwrite')
    await Promise.all([
      transaction.objectStore('summaries').put(summary),
      transaction.objectStore('texts').put(text, summary.id),
      transaction.done,
    ])
  }

  close(): void {
    this.#database.close()
  }
}

let opened: Promise<GamesStore> | undefined

/** The one store of this page; a browser that refused once may be asked again. */
export function openGames(): Promise<GamesStore> {
  opened ??= GamesStore.open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
