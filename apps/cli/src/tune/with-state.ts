import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { FileLock } from '@rookery/experience/node'
import { say } from '@rookery/words/cli/tune'
import { demand, exitCodes } from '../exit.ts'
import { asFailure } from '../system-error.ts'

/** Does work that keeps its state in a file, which nobody else may have meanwhile. */
export async function withState<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const lock = demand(FileLock.take(file), exitCodes.faults)
    try {
      return await work()
    } finally {
      lock.release()
    }
  } catch (error) {
    throw asFailure(error, say('cannotKeep', { file }))
  }
}
