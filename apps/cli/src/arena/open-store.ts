import { isDeepStrictEqual } from 'node:util'
import type { Plan } from '@rookery/arena'
import { SqliteStore, StoreError, type StoreFaultCode } from '@rookery/arena/node'
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
  } catch (error) {
    throw asFailure(error)
  } finally {
    store.close()
  }
}

function open(file: string, plan: Plan | undefined): SqliteStore {
  try {
    return plan ? SqliteStore.openOrCreate(file, plan) : SqliteStore.open(file)
  } catch (error) {
    throw asFailure(error)
  }
}

/** Faults of a file that is there; whatever else is wrong with it is the choice of the file. */
const fileFaults: readonly StoreFaultCode[] = ['in-use', 'damaged', 'cannot-write']

function asFailure(error: unknown): unknown {
  if (!(error instanceof StoreError)) return error
  return new Failure(error.message, fileFaults.includes(error.code) ? exitCodes.faults : exitCodes.usage)
}
