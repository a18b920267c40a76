import type { GameRecord, Plan } from '@rookery/arena'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A tournament of this browser; its games stand beside it. */
export interface KeptTournament {
  readonly id: string
  readonly plan: Plan
  readonly begunMs: number
  /** Boards at once. */
  readonly boards: number
  /** How it ended; undefined while games are missing. */
  readonly ending?: 'complete' | 'decided'
}

export interface KeptSummary extends KeptTournament {
  readonly played: number
}

interface ArenaSchema extends DBSchema {
  tournaments: { key: string; value: KeptTournament }
  games: { key: [string, number]; value: GameRecord }
}

const databaseName = 'rookery.arena'

/** An array is greater than every number. */
const gamesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

/** All tournaments of this browser. */
export class ArenaDatabase {
  readonly #database: IDBPDatabase<ArenaSchema>

  private constructor(database: IDBPDatabase<ArenaSchema>) {
    this.#database = database
  }

  static async open(name = databaseName, onClosed: () => void = () => {}): Promise<ArenaDatabase> {
    const database = await openDB<ArenaSchema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('tournaments', { keyPath: 'id' })
        fresh.createObjectStore('games')
      },
      // Another tab has a newer page: let it change the database, and be opened anew when needed.
      blocking: (_current, _blocked, event) => {
        onClosed()
        ;(event.target as IDBDatabase).close()
      },
      terminated: onClosed,
    })
    return new ArenaDatabase(database)
  }

  /** The newest first. */
  async list(): Promise<KeptSummary[]> {
    const transaction = this.#database.transaction(['tournaments', 'games'])
    const all = await transaction.objectStore('tournaments').getAll()
    const games = transaction.objectStore('games')
    const counts = await Promise.all(all.map(({ id }) => games.count(gamesOf(id))))
    return all
      .map((kept, index) => ({ ...kept, played: counts[index]! }))
      .sort((a, b) => b.begunMs - a.begunMs)
  }

  async read(id: string): Promise<{ kept: KeptTournament; games: readonly GameRecord[] } | undefined> {
    const transaction = this.#database.transaction(['tournaments', 'games'])
    const [kept, games] = await Promise.all([
      transaction.objectStore('tournaments').get(id),
      transaction.objectStore('games').getAll(gamesOf(id)),
    ])
    return kept && { kept, games }
  }

  /** A new tournament with the games that it has already, whole or not at all. */
  async create(kept: KeptTournament, games: readonly GameRecord[] = []): Promise<void> {
    const transaction = this.#database.transaction(['tournaments', 'games'], 'readwrite')
    await Promise.all([
      transaction.objectStore('tournaments').add(kept),
      ...games.map((game) => transaction.objectStore('games').add(game, [kept.id, game.number])),
      transaction.done,
    ])
  }

  async update(kept: KeptTournament): Promise<void> {
    await this.#database.put('tournaments', kept)
  }

  /** Rejects where the game is there already: another tab has played it. */
  async addGame(id: string, game: GameRecord): Promise<void> {
    const transaction = this.#database.transaction('games', 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.add(game, [id, game.number]), transaction.done])
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#database.transaction(['tournaments', 'games'], 'readwrite')
    await Promise.all([
      transaction.objectStore('tournaments').delete(id),
      transaction.objectStore('games').delete(gamesOf(id)),
      transaction.done,
    ])
  }

  close(): void {
    this.#database.close()
  }
}

let opened: Promise<ArenaDatabase> | undefined

/** The one connection of this page; a browser that refused once may be asked again. */
export function openArena(): Promise<ArenaDatabase> {
  const forget = () => {
    opened = undefined
  }
  if (!opened) {
    opened = ArenaDatabase.open(databaseName, forget)
    opened.catch(forget)
  }
  return opened
}
