import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { FileLock } from '@rookery/experience/node'
import { asFailure, demand, exitCodes } from '../exit.ts'

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
    throw asFailure(error, `cannot keep the tuning in ${file}`)
  }
}
