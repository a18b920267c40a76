import { join } from 'node:path'
import type { DataSettings } from './settings.ts'

/** The files of one run: the records, the index of their games, what made them, and who is writing. */
export interface DataPaths {
  readonly records: string
  readonly games: string
  readonly about: string
  readonly lock: string
}

/** The same settings always lead to the same files. */
export function dataPaths(folder: string, { variant, generation, nodes, seed }: DataSettings): DataPaths {
  return pathsOf(join(folder, `${variant}-g${generation}-n${nodes}-s${seed}`))
}

/** The files beside a file of records. */
export const pathsBeside = (records: string): DataPaths => ({
  ...pathsOf(records.replace(/\.records$/, '')),
  records,
})

const pathsOf = (base: string): DataPaths => ({
  records: `${base}.records`,
  games: `${base}.games`,
  about: `${base}.json`,
  lock: `${base}.lock`,
})
