import type { EngineFiles } from '@rookery/engine'
import { type Experience, type MoveRow, type PackedTable, parsePackedTable } from '@rookery/experience'
import { readOwnFile } from '#read-own-file'
import { locate, unpackFile } from '../files/index.ts'

const shippedTable = new URL('../../networks/parrot.table', import.meta.url)

/** One for all of a thread, by its file. */
const shared = new Map<string, Promise<PackedTable | undefined>>()

/**
 * The small table that Parrot comes with, made by `npm run make:primer`. Where its file is not to be had, as in a page that left it out,
 * Parrot does without: it knows what it has learned itself.
 */
export async function openPrimer({ networkUrl }: EngineFiles = {}): Promise<PackedTable | undefined> {
  const file = locate(networkUrl, shippedTable)
  const opening = shared.get(file.href) ?? readPrimer(file)
  shared.set(file.href, opening)
  const primer = await opening
  // A page may have been offline for a moment.
  if (!primer) shared.delete(file.href)
  return primer
}

async function readPrimer(file: URL): Promise<PackedTable | undefined> {
  try {
    const parsed = parsePackedTable(await unpackFile(await readOwnFile(file)))
    return parsed.ok ? parsed.value : undefined
  } catch {
    return undefined
  }
}

type Rows = Pick<Experience, 'rowsOf'>

/** Both tables read as one: what a person's own games taught is added to what the primer knows. */
export const withPrimer = (own: Rows, primer: Rows): Rows => ({
  async rowsOf(variant, board) {
    return addRows(await primer.rowsOf(variant, board), await own.rowsOf(variant, board))
  },
})

function addRows(first: readonly MoveRow[], second: readonly MoveRow[]): readonly MoveRow[] {
  const sums = new Map(first.map((row) => [row.move, row]))
  for (const row of second) {
    const known = sums.get(row.move)
    sums.set(row.move, {
      move: row.move,
      defensiveSum: row.defensiveSum + (known?.defensiveSum ?? 0),
      offensiveSum: row.offensiveSum + (known?.offensiveSum ?? 0),
      counter: row.counter + (known?.counter ?? 0),
    })
  }
  return [...sums.values()]
}
