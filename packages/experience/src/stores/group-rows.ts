import type { KnownPosition, MoveRow } from '../experience.ts'

/** A row as SQL tables are read page by page; the 64-bit key is text, because a number of JavaScript cannot hold it. */
export interface PagedRow extends MoveRow {
  readonly key: string
  readonly board: string
}

/** Gathers rows that arrive in pages, ordered by position, into positions. */
export async function* groupRows(
  readPage: (after: PagedRow | undefined) => Promise<readonly PagedRow[]>,
): AsyncGenerator<KnownPosition> {
  let board: string | undefined
  let rows: MoveRow[] = []
  for (let after: PagedRow | undefined; ; ) {
    const page = await readPage(after)
    for (const { board: nextBoard, move, defensiveSum, offensiveSum, counter } of page) {
      if (board !== nextBoard) {
        if (board !== undefined) yield { board, rows }
        board = nextBoard
        rows = []
      }
      rows.push({ move, defensiveSum, offensiveSum, counter })
    }
    after = page.at(-1)
    if (after === undefined) break
  }
  if (board !== undefined) yield { board, rows }
}
