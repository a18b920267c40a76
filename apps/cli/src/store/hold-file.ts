import { FileLock } from '@rookery/experience/node'
import { sayReason } from '@rookery/play/fault-words'
import { say } from '@rookery/words/cli/main'
import { demand, exitCodes } from '../exit.ts'
import type { Terminal } from '../terminal.ts'

/** Does work on a file that nobody else may write meanwhile, on this machine or another. */
export async function holdFile<T>(file: string, { errors }: Terminal, work: () => Promise<T>): Promise<T> {
  const lock = demand(FileLock.take(file), exitCodes.faults)
  const { takenOver } = lock
  if (takenOver !== undefined)
    errors.write(`${say('lockTakenOver', { file, holder: sayReason(takenOver) })}\n`)
  try {
    return await work()
  } finally {
    lock.release()
  }
}
