import { describeSystemError, exitCodes, Failure } from '../exit.ts'

/** Writes; a full disk, or whatever else forbids it, ends the command in a sentence. */
export function onDisk<T>(file: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${describeSystemError(error)}`, exitCodes.faults)
  }
}
