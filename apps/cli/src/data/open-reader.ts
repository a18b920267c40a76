import { DataReader } from '@rookery/training/data'
import { say } from '@rookery/words/cli/main'
import { demand, exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'

/** A file of records that somebody has named. */
export function openReader(file: string): DataReader {
  try {
    return demand(DataReader.open(file), exitCodes.faults)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`${say('cannotRead', { file })}: ${describeSystemError(error)}`, exitCodes.usage)
  }
}
