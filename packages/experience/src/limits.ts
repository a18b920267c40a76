import * as v from 'valibot'
import type { LearnedGame, MoveRow } from './experience.ts'

/** The columns of the SQL tables are this long. */
const MAX_ID = 190
const MAX_BOARD = 100
const MAX_MOVE = 16
/** A move is worth thousands at the most; with this bound a sum stays exact for nine billion plies. */
const MAX_WORTH = 1_000_000

export const isGameId = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= MAX_ID && /^[\x21-\x7e]+$/.test(id)

export const boardSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_BOARD),
  v.regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/),
)
const moveSchema = v.pipe(v.string(), v.maxLength(MAX_MOVE), v.regex(/^[\x21-\x7e]+$/))
const sumSchema = v.pipe(v.number(), v.safeInteger())

/** What is known of a move, from wherever it comes. */
export const moveRowSchema = v.object({
  move: moveSchema,
  defensiveSum: sumSchema,
  offensiveSum: sumSchema,
  counter: v.pipe(sumSchema, v.minValue(1)),
})

const isWorth = (worth: number): boolean => Number.isInteger(worth) && Math.abs(worth) <= MAX_WORTH

/** What keeps a game out of the table; a learner that hands one in has a bug. */
export function checkGame({ id, lessons }: LearnedGame): void {
  if (!isGameId(id))
    throw new RangeError(
      `a game's id is 1 to ${MAX_ID} printable ASCII characters, not ${JSON.stringify(id)}`,
    )
  for (const { board, move, defensive, offensive } of lessons) {
    if (!v.is(boardSchema, board) || !v.is(moveSchema, move) || !isWorth(defensive) || !isWorth(offensive))
      throw new RangeError(
        `game ${id}: ${JSON.stringify({ board, move, defensive, offensive })} cannot be stored`,
      )
  }
}

/** The rows of a record that can be read; whatever can write to the storage may have damaged the others. */
export function readRows(record: unknown): MoveRow[] {
  const { rows } = (record ?? {}) as { rows?: unknown }
  return Array.isArray(rows) ? rows.filter((row) => v.is(moveRowSchema, row)) : []
}
