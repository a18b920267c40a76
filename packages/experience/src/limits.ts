import type { KnownPosition, LearnedGame, MoveRow } from './experience.ts'

/** The columns of the SQL tables are this long. */
const MAX_ID = 190
const MAX_BOARD = 100
const MAX_MOVE = 16
/** A move is worth thousands at the most; with this bound a sum stays exact for nine billion plies. */
const MAX_WORTH = 1_000_000

export const isGameId = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= MAX_ID && /^[\x21-\x7e]+$/.test(id)

const isBoard = (board: unknown): board is string =>
  typeof board === 'string' && board.length <= MAX_BOARD && /^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(board)

const isMove = (move: unknown): move is string =>
  typeof move === 'string' && move.length <= MAX_MOVE && /^[\x21-\x7e]+$/.test(move)

const isWorth = (worth: number): boolean => Number.isInteger(worth) && Math.abs(worth) <= MAX_WORTH

/** What keeps a game out of the table; a learner that hands one in has a bug. */
export function checkGame({ id, lessons }: LearnedGame): void {
  if (!isGameId(id))
    throw new RangeError(
      `a game's id is 1 to ${MAX_ID} printable ASCII characters, not ${JSON.stringify(id)}`,
    )
  for (const { board, move, defensive, offensive } of lessons) {
    if (!isBoard(board) || !isMove(move) || !isWorth(defensive) || !isWorth(offensive))
      throw new RangeError(
        `game ${id}: ${JSON.stringify({ board, move, defensive, offensive })} cannot be stored`,
      )
  }
}

const isMoveRow = ({ move, defensiveSum, offensiveSum, counter }: MoveRow): boolean =>
  isMove(move) &&
  Number.isSafeInteger(counter) &&
  counter > 0 &&
  Number.isSafeInteger(defensiveSum) &&
  Number.isSafeInteger(offensiveSum)

export const isKnownPosition = ({ board, rows }: KnownPosition): boolean =>
  isBoard(board) && rows.every(isMoveRow)

/** The rows of a record that can be read; whatever can write to the storage may have damaged the others. */
export function readRows(record: unknown): MoveRow[] {
  const { rows } = (record ?? {}) as { rows?: unknown }
  return Array.isArray(rows) ? rows.filter((row) => isMoveRow(row ?? {})) : []
}
