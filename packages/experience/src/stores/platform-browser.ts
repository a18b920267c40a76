import { ExperienceError } from '../experience.ts'
import type { Platform } from './platform.ts'

export const platform: Platform = {
  async open(url, name) {
    if (url.kind !== 'indexeddb')
      throw new ExperienceError(
        'store-url',
        `The store "${name}" cannot be used in a browser: use indexeddb:NAME, or the rookery command.`,
      )
    const { IndexedDbStore } = await import('./indexeddb-store.ts')
    return IndexedDbStore.open(url.name, name)
  },

  defaultStore: () => 'indexeddb:rookery-parrot',
}
