import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'

/** Files of tests share their process, and none of them wants what another has written. */
export function emptyDatabase(): void {
  globalThis.indexedDB = new IDBFactory()
}
