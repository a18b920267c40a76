import type { Experience, Lesson, MoveRow } from '@rookery/experience'

/** More than any batch holds: what is older has long been written down. */
const MAX_POSITIONS = 20_000

/**
 * A table with the games that it has not been given yet, where it knows nothing else. Without them a Parrot would answer the same new
 * position anew in each game of a batch, and the table would hold several first answers in place of one.
 */
export function createShortMemory(table: Pick<Experience, 'rowsOf'>) {
  const own = new Map<string, MoveRow[]>()
  return {
    async rowsOf(...[variant, board]: Parameters<Experience['rowsOf']>): Promise<readonly MoveRow[]> {
      const rows = await table.rowsOf(variant, board)
      if (rows.length === 0) return own.get(board) ?? []
      own.delete(board)
      return rows
    },
    add(lessons: readonly Lesson[]): void {
      if (own.size > MAX_POSITIONS) own.clear()
      for (const { board, move, defensive, offensive } of lessons) {
        const rows = own.get(board) ?? []
        own.set(board, rows)
        if (rows.every((row) => row.move !== move))
          rows.push({ move, defensiveSum: defensive, offensiveSum: offensive, counter: 1 })
      }
    },
  }
}
