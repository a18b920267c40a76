import { say } from '@rookery/words/cli/arena'
import { exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'

/** Writes; a full disk, or whatever else forbids it, ends the command in a sentence. */
export function onDisk<T>(file: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Failure(say('cannotBeWritten', { file, reason: describeSystemError(error) }), exitCodes.faults)
  }
}
