import { type GameRecord, type Plan, parseGame, parsePlan } from '@rookery/arena'
import { momentMs } from '@rookery/play'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'

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

export interface KeptList {
  /** The newest first. */
  readonly tournaments: readonly KeptSummary[]
  /** Records that this page cannot read; they are left as they are. */
  readonly unreadable: readonly IDBValidKey[]
}

export const maxBoards = 16

interface ArenaSchema extends DBSchema {
  tournaments: { key: string; value: KeptTournament }
  games: { key: [string, number]; value: GameRecord }
}

const databaseName = 'rookery.arena'

/** An array is greater than every number. */
const gamesOf = (id: IDBValidKey): IDBKeyRange => IDBKeyRange.bound([id], [id, []])

/** Whatever stands in the storage may have been written by another version, or by hand. */
const keptSchema = v.object({
  id: v.string(),
  plan: v.custom<Plan>((plan) => parsePlan(plan).ok),
  begunMs: momentMs,
  boards: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxBoards)),
  ending: v.optional(v.picklist(['complete', 'decided'])),
})

const isKept = (record: unknown): record is KeptTournament => v.is(keptSchema, record)

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

  async list(): Promise<KeptList> {
    const transaction = this.#database.transaction(['tournaments', 'games'])
    const records = transaction.objectStore('tournaments')
    const [all, keys] = await Promise.all([records.getAll(), records.getAllKeys()])
    const games = transaction.objectStore('games')
    const counts = await Promise.all(keys.map((id) => games.count(gamesOf(id))))
    const tournaments: KeptSummary[] = []
    const unreadable: IDBValidKey[] = []
    for (const [index, record] of all.entries()) {
      if (isKept(record)) tournaments.push({ ...record, played: counts[index]! })
      else unreadable.push(keys[index]!)
    }
    return { tournaments: tournaments.sort((a, b) => b.begunMs - a.begunMs), unreadable }
  }

  /** A game that cannot be read is deleted, and so is missing and will be played again. */
  async read(id: string): Promise<{ kept: KeptTournament; games: readonly GameRecord[] } | undefined> {
    const transaction = this.#database.transaction(['tournaments', 'games'], 'readwrite')
    const records = transaction.objectStore('games')
    const [kept, all, keys] = await Promise.all([
      transaction.objectStore('tournaments').get(id),
      records.getAll(gamesOf(id)),
      records.getAllKeys(gamesOf(id)),
    ])
    if (kept === undefined) return undefined
    if (!isKept(kept)) throw new Error('its record is damaged')
    const games: GameRecord[] = []
    for (const [index, record] of all.entries()) {
      const game = parseGame(record, kept.plan)
      if (game.ok && game.value.number === keys[index]![1]) games.push(game.value)
      else await records.delete(keys[index]!)
    }
    await transaction.done
    const { ending: _, ...unfinished } = kept
    return { kept: games.length === all.length ? kept : unfinished, games }
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

  async remove(id: IDBValidKey): Promise<void> {
    const transaction = this.#database.transaction(['tournaments', 'games'], 'readwrite')
    await Promise.all([
      transaction.objectStore('tournaments').delete(id as string),
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
