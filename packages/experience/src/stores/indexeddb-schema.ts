import type { VariantId } from '@rookery/rules'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KnownPosition, Transfer } from '../experience.ts'

export interface Schema extends DBSchema {
  positions: { key: [VariantId, string]; value: KnownPosition & { variant: VariantId } }
  games: { key: [VariantId, string]; value: { variant: VariantId; id: string } }
  transfers: { key: [VariantId, string]; value: Transfer & { variant: VariantId } }
  /** What would take a walk through all positions to count. */
  totals: { key: VariantId; value: { moves: number; plies: number } }
}

/** What each version of the schema adds to the one before; the browser runs the missing ones in one transaction. */
const migrations: readonly ((database: IDBPDatabase<Schema>) => void)[] = [
  (database) => {
    database.createObjectStore('positions', { keyPath: ['variant', 'board'] })
    database.createObjectStore('games', { keyPath: ['variant', 'id'] })
    database.createObjectStore('transfers', { keyPath: ['variant', 'id'] })
    database.createObjectStore('totals')
  },
]

export const INDEXEDDB_VERSION = migrations.length

/** Opens a database, and closes it again when another tab has to upgrade it or the browser takes it away. */
export function openIndexedDb(name: string, onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, INDEXEDDB_VERSION, {
    upgrade: (database, from) => {
      for (const migrate of migrations.slice(from)) migrate(database)
    },
    blocking: (_current, _blocked, event) => {
      onClosed()
      ;(event.target as IDBDatabase).close()
    },
    terminated: onClosed,
  })
}
