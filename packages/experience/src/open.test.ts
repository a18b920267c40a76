import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { defaultStore, openExperience } from './open.ts'

afterEach(() => vi.unstubAllEnvs())

it('without a name the environment decides, then the data folder', () => {
  vi.stubEnv('ROOKERY_STORE', 'sqlite:elsewhere.db')
  expect(defaultStore()).toBe('sqlite:elsewhere.db')
  vi.stubEnv('ROOKERY_STORE', '')
  vi.stubEnv('XDG_DATA_HOME', '/data')
  expect(defaultStore()).toBe(`sqlite:${join('/data', 'rookery', 'parrot.db')}`)
})

it('a store in memory is opened, used and closed', async () => {
  const opened = await openExperience('memory:')
  if (!opened.ok) throw new Error(opened.faults[0]!.message)
  expect(await opened.value.count('minichess')).toEqual({ games: 0, positions: 0, moves: 0, plies: 0 })
  await opened.value.close()
})

it.each([
  [
    'redis://me:secret@host',
    'The store cannot be used (its name is not shown, as it may hold a password): it begins with none of the known schemes: sqlite:PATH, mysql://USER:PASSWORD@HOST/DATABASE or, in a browser, indexeddb:NAME.',
  ],
  [
    'indexeddb:parrot',
    `The store "indexeddb:parrot" is a browser's own: outside of one, use sqlite:PATH or mysql://USER:PASSWORD@HOST/DATABASE.`,
  ],
])('%s is refused with a sentence', async (url, message) => {
  expect(await openExperience(url)).toEqual({ ok: false, faults: [{ code: 'store-url', message }] })
})
