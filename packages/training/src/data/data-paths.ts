import { basename, join } from 'node:path'
import type { DataSettings } from './settings.ts'

/** The files of one run: the records, the index of their games, and what made them. */
export interface DataPaths {
  readonly records: string
  readonly games: string
  readonly about: string
}

/** The same settings always lead to the same files. */
export function dataPaths(folder: string, settings: DataSettings): DataPaths {
  const { variant, generation, nodes, seed, starts } = settings
  const from = starts === undefined ? '' : `-from-${starts}`
  return pathsOf(join(folder, `${variant}-g${generation}-n${nodes}-s${seed}${from}`))
}

/** The settings that a file of records is named after, if it is. */
export function settingsOfName(records: string): DataSettings | undefined {
  const parts = /^(standard|chess960|minichess)-g(\d+)-n(\d+)-s(\d+)(?:-from-([0-9a-f]+))?\.records$/.exec(
    basename(records),
  )
  if (!parts) return undefined
  const [generation, nodes, seed] = parts.slice(2, 5).map(Number)
  return {
    variant: parts[1] as DataSettings['variant'],
    generation: generation!,
    nodes: nodes!,
    seed: seed!,
    ...(parts[5] === undefined ? {} : { starts: parts[5] }),
  }
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
})
