import { join } from 'node:path'
import { ExperienceError } from '../experience.ts'
import { findDataFolder } from './data-folder.ts'
import type { Platform } from './platform.ts'

/** Drivers are loaded when they are needed, and installed by whoever needs them: a program that opens no store pays for none. */
export const platform: Platform = {
  async open(url, name, { creates = true }) {
    switch (url.kind) {
      case 'memory':
      case 'sqlite': {
        const { SqliteStore } = await withDriver('libsql', name, () => import('./sqlite-store.ts'))
        return SqliteStore.open(url.kind === 'memory' ? ':memory:' : url.path, name, { creates })
      }
      case 'mysql': {
        const { createMysqlPool } = await import('./mysql-pool.ts')
        const { MysqlStore } = await import('./mysql-store.ts')
        const pool = await withDriver('mysql2', name, () => createMysqlPool(url))
        const store = await MysqlStore.open(pool, url, name, { creates })
        if (store) return store
        const { SqliteStore } = await withDriver('libsql', name, () => import('./sqlite-store.ts'))
        return SqliteStore.open(':memory:', name)
      }
      case 'indexeddb':
        throw new ExperienceError(
          'store-url',
          `The store "${name}" is a browser's own: outside of one, use sqlite:PATH or mysql://USER:PASSWORD@HOST/DATABASE.`,
        )
    }
  },

  defaultStore: () => process.env.ROOKERY_STORE || `sqlite:${join(findDataFolder(), 'parrot.db')}`,
}

async function withDriver<T>(driver: string, name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.endsWith('MODULE_NOT_FOUND') || !message.includes(driver)) throw error
    throw new ExperienceError(
      'store-driver',
      `The store "${name}" needs the package ${driver}, which is not installed: run npm install ${driver}.`,
      { cause: error },
    )
  }
}
