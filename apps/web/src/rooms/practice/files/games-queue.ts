import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** How far the review of a file's games is. */
export interface QueueState {
  readonly file: string
  readonly name: string
  readonly total: number
  readonly done: number
  /** Of `done`, those that Raven cannot review. */
  readonly failed: number
  readonly drills: number
}

interface QueueSchema extends DBSchema {
  /** As PGN, each waiting for its review. */
  games: { key: number; value: string }
  about: { key: string; value: QueueState }
}

const STATE = 'state'

let opened: Promise<IDBPDatabase<QueueSchema>> | undefined

function openQueue(): Promise<IDBPDatabase<QueueSchema>> {
  opened ??= openDB<QueueSchema>('rookery.own-games', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { autoIncrement: true })
      fresh.createObjectStore('about')
    },
    blocking(_current, _blocked, event) {
      opened = undefined
      ;(event.target as IDBDatabase).close()
    },
    terminated() {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

export async function readQueue(): Promise<QueueState | undefined> {
  return (await openQueue()).get('about', STATE)
}

/** In place of the file before, whose drills stay. */
export async function beginQueue(file: string, name: string): Promise<void> {
  const transaction = (await openQueue()).transaction(['games', 'about'], 'readwrite')
  void transaction.objectStore('games').clear()
  void transaction.objectStore('about').put({ file, name, total: 0, done: 0, failed: 0, drills: 0 }, STATE)
  await transaction.done
}

export async function addToQueue(games: readonly string[]): Promise<void> {
  const transaction = (await openQueue()).transaction(['games', 'about'], 'readwrite')
  const about = transaction.objectStore('about')
  const state = await about.get(STATE)
  for (const game of games) void transaction.objectStore('games').add(game)
  if (state) void about.put({ ...state, total: state.total + games.length }, STATE)
  await transaction.done
}

/** Nothing where all are done. */
export async function nextInQueue(): Promise<{ readonly key: number; readonly pgn: string } | undefined> {
  const cursor = await (await openQueue()).transaction('games').store.openCursor()
  return cursor ? { key: cursor.key, pgn: cursor.value } : undefined
}

/** A reviewed game leaves the queue in the moment in which it is counted. */
export async function finishInQueue(key: number, drills: number | 'failed'): Promise<QueueState | undefined> {
  const transaction = (await openQueue()).transaction(['games', 'about'], 'readwrite')
  const about = transaction.objectStore('about')
  const before = await about.get(STATE)
  void transaction.objectStore('games').delete(key)
  const after = before && {
    ...before,
    done: before.done + 1,
    failed: before.failed + Number(drills === 'failed'),
    drills: before.drills + (drills === 'failed' ? 0 : drills),
  }
  if (after) void about.put(after, STATE)
  await transaction.done
  return after
}
