import {
  defaultStore,
  type Experience,
  isExperienceError,
  type OpenOptions,
  openExperience,
} from '@rookery/experience'
import { say } from '@rookery/words/cli/main'
import { Option } from 'commander'
import { demand, exitCodes, Failure } from '../exit.ts'

export const storeOption = (): Option => new Option('--store <url>', say('store'))

/** Opens the table for as long as the work lasts. What goes wrong with it is told in a sentence without passwords. */
export async function withTable<T>(
  store: string | undefined,
  work: (table: Experience, url: string) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const url = store ?? defaultStore()
  const table = demand(await openExperience(url, options), exitCodes.faults)
  try {
    return await work(table, url)
  } catch (error) {
    if (isExperienceError(error)) throw new Failure(error.message, exitCodes.faults)
    throw error
  } finally {
    await table.close()
  }
}

/** For what only looks at a table: where there is none, it makes none. */
export const withKnownTable = <T>(
  store: string | undefined,
  work: (table: Experience, url: string) => Promise<T>,
): Promise<T> => withTable(store, work, { creates: false })
