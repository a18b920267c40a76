import type { DBSchema } from 'idb'
import * as v from 'valibot'
import { openOnce } from './open-once.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const stateSchema = v.object({
  file: v.string(),
  /** Whose mistakes become drills. */
  name: v.string(),
  /** What Raven spends on each position. */
  nodes: v.optional(count, 20_000),
  total: count,
  done: count,
  /** Of `done`, those that had a review already. */
  old: v.optional(count, 0),
  /** Of `done`, those that Raven cannot review or the browser does not keep. */
  failed: count,
  drills: count,
})

/** How far the review of a list of games is. */
export type QueueState = v.InferOutput<typeof stateSchema>

/** What became of one of them. */
export type QueueOutcome = 'failed' | { readonly drills: number; readonly isOld: boolean }

export interface QueuedGame {
  readonly key: number
  readonly pgn: string
}

interface QueueSchema extends DBSchema {
  /** As PGN, each waiting for its review. */
  games: { key: number; value: string }
  about: { key: string; value: unknown }
}

const STATE = 'state'
const SOURCE = 'source'

/** Games that wait for their review, so that a reload or another day goes on with those that are left. */
export class ReviewQueue {
  readonly #open

  constructor(database: string) {
    this.#open = openOnce<QueueSchema>(database, (fresh) => {
      fresh.createObjectStore('games', { autoIncrement: true })
      fresh.createObjectStore('about')
    })
  }

  /** Nothing where there is none, or none that can be read. */
  async read(): Promise<QueueState | undefined> {
    return parseState(await (await this.#open()).get('about', STATE))
  }

  /** The text that the games are of, where it was kept with them. */
  async readSource(): Promise<string | undefined> {
    const source = await (await this.#open()).get('about', SOURCE)
    return typeof source === 'string' ? source : undefined
  }

  /** In place of the list before. */
  async begin(about: Pick<QueueState, 'file' | 'name' | 'nodes'>, source?: string): Promise<void> {
    const state: QueueState = { ...about, total: 0, done: 0, old: 0, failed: 0, drills: 0 }
    const { games, kept, done } = await this.#write()
    void games.clear()
    void kept.put(state, STATE)
    void (source === undefined ? kept.delete(SOURCE) : kept.put(source, SOURCE))
    await done
  }

  async add(pgns: readonly string[]): Promise<void> {
    const { games, kept, done } = await this.#write()
    const state = parseState(await kept.get(STATE))
    for (const pgn of pgns) void games.add(pgn)
    if (state) void kept.put({ ...state, total: state.total + pgns.length }, STATE)
    await done
  }

  /** The first that waits behind another one; nothing where all are done. */
  async next(after: number): Promise<QueuedGame | undefined> {
    const { store } = (await this.#open()).transaction('games')
    const cursor = await store.openCursor(IDBKeyRange.lowerBound(after, true))
    return cursor ? { key: cursor.key, pgn: cursor.value } : undefined
  }

  /** A reviewed game leaves the queue in the moment in which it is counted, once: another tab may have reviewed it too. */
  async finish(key: number, outcome: QueueOutcome): Promise<QueueState | undefined> {
    const { games, kept, done } = await this.#write()
    const before = parseState(await kept.get(STATE))
    const isWaiting = (await games.count(key)) > 0
    void games.delete(key)
    const after = before && isWaiting ? countIn(before, outcome) : before
    if (after) void kept.put(after, STATE)
    await done
    return after
  }

  async forget(): Promise<void> {
    const { games, kept, done } = await this.#write()
    void games.clear()
    void kept.clear()
    await done
  }

  async #write() {
    const transaction = (await this.#open()).transaction(['games', 'about'], 'readwrite')
    return {
      games: transaction.objectStore('games'),
      kept: transaction.objectStore('about'),
      done: transaction.done,
    }
  }
}

function parseState(kept: unknown): QueueState | undefined {
  const state = v.safeParse(stateSchema, kept)
  return state.success ? state.output : undefined
}

const countIn = (state: QueueState, outcome: QueueOutcome): QueueState => ({
  ...state,
  done: state.done + 1,
  ...(outcome === 'failed'
    ? { failed: state.failed + 1 }
    : { old: state.old + Number(outcome.isOld), drills: state.drills + outcome.drills }),
})
