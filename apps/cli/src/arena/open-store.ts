import { isDeepStrictEqual } from 'node:util'
import type { Plan } from '@rookery/arena'
import { SqliteStore, StoreError } from '@rookery/arena/node'
import { exitCodes, Failure } from '../exit.ts'
import { usage } from './parse-pairs.ts'

/** Opens a tournament file for as long as `act` takes. One that is missing, in use or of another kind ends the command. */
export async function withStore<T>(
  file: string,
  act: (store: SqliteStore) => Promise<T>,
  plan?: Plan,
): Promise<T> {
  const store = open(file, plan)
  try {
    if (plan && !isDeepStrictEqual(store.plan, plan))
      throw usage(`${file} holds another tournament: resume it, or choose another file`)
    return await act(store)
  } finally {
    store.close()
  }
}

function open(file: string, plan: Plan | undefined): SqliteStore {
  try {
    return plan ? SqliteStore.openOrCreate(file, plan) : SqliteStore.open(file)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    throw new Failure(error.message, error.code === 'in-use' ? exitCodes.faults : exitCodes.usage)
  }
}
