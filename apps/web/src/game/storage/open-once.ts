import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A database of this browser, opened when it is first asked for; a browser that refused may be asked again. */
export function openOnce<Schema extends DBSchema>(
  name: string,
  upgrade: (fresh: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade,
      // Another tab has a newer page: let it change the database, and open it anew when it is needed.
      blocking(_current, _blocked, event) {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
}
