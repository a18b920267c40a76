import { DataReader } from '@rookery/training/data'
import { demand, describeSystemError, exitCodes, Failure } from '../exit.ts'

/** A file of records that somebody has named. */
export function openReader(file: string): DataReader {
  try {
    return demand(DataReader.open(file), exitCodes.faults)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`cannot read ${file}: ${describeSystemError(error)}`, exitCodes.usage)
  }
}
