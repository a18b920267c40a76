import { err, type Fault, ok, type Result } from '@rookery/rules'
import {
  ENEMY_KING_AT,
  FLAGS_AT,
  GENERATION_AT,
  HAND_HIGH_AT,
  HAND_LOW_AT,
  MAX_MEN,
  MEN_AT,
  OWN_KING_AT,
  PLY_AT,
  RECORD_SIZE,
  RESULT_AT,
  SCORE_AT,
} from './record-layout.ts'
import { viewOf } from './view.ts'

export { RECORD_SIZE }
/** The bytes of a record that a network sees: equal ones are the same position. */
export const POSITION_SIZE = SCORE_AT

/** An empty square in the core's code. */
export const EMPTY = 12
const KING = 5

/** A recorded position; score and result are those of the side to move. */
export interface Sample {
  /** As the core writes it: for each square role * 2 + colour (black is 1), or 12 where it is empty. */
  readonly board: Uint8Array
  readonly isBlack: boolean
  readonly scoreCp: number
  /** 0 is a loss, 1 a draw, 2 a win. */
  readonly result: number
  /** Half-moves since the start; 255 stands for all beyond. */
  readonly ply: number
  readonly generation: number
}

/** Writes a sample as the record that docs/training.md describes. */
export function writeRecord(bytes: Uint8Array, at: number, sample: Sample, isMinichess: boolean): void {
  const { board, isBlack, scoreCp } = sample
  const turn = isBlack ? 1 : 0
  const view = viewOf(isMinichess, isBlack)
  bytes.fill(0, at, at + RECORD_SIZE)
  let men = 0
  for (let square = 0; square < 64; square++) {
    const piece = view[square]! < 0 ? EMPTY : board[view[square]!]!
    if (piece === EMPTY) continue
    const isOwn = (piece & 1) === turn
    const nibble = (piece >> 1) | (isOwn ? 0 : 8)
    bytes[at + (square >> 3)]! |= 1 << (square & 7)
    bytes[at + MEN_AT + (men >> 1)]! |= nibble << ((men & 1) * 4)
    men++
    if (piece >> 1 !== KING) continue
    if (isOwn) bytes[at + OWN_KING_AT] = square
    // Views are their own inverses, so the board's square leads to the enemy's view of it.
    else bytes[at + ENEMY_KING_AT] = viewOf(isMinichess, !isBlack)[view[square]!]!
  }
  bytes[at + SCORE_AT] = scoreCp & 255
  bytes[at + SCORE_AT + 1] = (scoreCp >> 8) & 255
  bytes[at + RESULT_AT] = sample.result
  bytes[at + PLY_AT] = Math.min(sample.ply, 255)
  bytes[at + FLAGS_AT] = turn
  bytes[at + GENERATION_AT] = sample.generation
}

/** Writes the result of the game, White's 0, 1 or 2, as the side to move has it. */
export function writeResult(bytes: Uint8Array, at: number, result: number): void {
  bytes[at + RESULT_AT] = isBlackToMove(bytes, at) ? 2 - result : result
}

/** Writes a score where the trainer looks for it, over fields that it has no use for. */
export function writeHandScore(bytes: Uint8Array, at: number, scoreCp: number): void {
  bytes[at + HAND_LOW_AT] = scoreCp & 255
  bytes[at + HAND_HIGH_AT] = scoreCp >> 8
}

export const readHandScore = (bytes: Uint8Array, at: number): number =>
  ((bytes[at + HAND_HIGH_AT]! << 24) >> 16) | bytes[at + HAND_LOW_AT]!

export const isBlackToMove = (bytes: Uint8Array, at: number): boolean => (bytes[at + FLAGS_AT]! & 1) === 1

export type RecordFault = Fault<'record-broken'>

const broken = (message: string): Result<never, RecordFault> => err({ code: 'record-broken', message })

/** Reads the record at an offset; what is no record of a position is told apart by its kings and its unused bits. */
export function parseRecord(
  bytes: Uint8Array,
  at: number,
  isMinichess: boolean,
): Result<Sample, RecordFault> {
  if (bytes.length < at + RECORD_SIZE) return broken('it has fewer than 32 bytes')
  const flags = bytes[at + FLAGS_AT]!
  const result = bytes[at + RESULT_AT]!
  if (flags > 1) return broken(`its flags are ${flags}, but only bit 0 is used`)
  if (result > 2) return broken(`its result is ${result}, not 0, 1 or 2`)
  const isBlack = flags === 1
  const turn = isBlack ? 1 : 0
  const view = viewOf(isMinichess, isBlack)
  const enemyView = viewOf(isMinichess, !isBlack)
  const board = new Uint8Array(64).fill(EMPTY)
  let men = 0
  let ownKings = 0
  let enemyKings = 0
  for (let square = 0; square < 64; square++) {
    if (((bytes[at + (square >> 3)]! >> (square & 7)) & 1) === 0) continue
    if (men === MAX_MEN) return broken('it has more than 32 men')
    const nibble = (bytes[at + MEN_AT + (men >> 1)]! >> ((men & 1) * 4)) & 15
    const target = view[square]!
    men++
    if ((nibble & 7) > KING) return broken(`it has a man of the unknown kind ${nibble & 7}`)
    if (target < 0) return broken('it has men off the board of minichess')
    if (nibble === KING) ownKings += bytes[at + OWN_KING_AT] === square ? 1 : 2
    if (nibble === (KING | 8)) enemyKings += bytes[at + ENEMY_KING_AT] === enemyView[target] ? 1 : 2
    board[target] = (nibble & 7) * 2 + ((nibble >> 3) ^ turn)
  }
  if (ownKings !== 1 || enemyKings !== 1)
    return broken('it does not have one king of each side where it says')
  for (let rest = men; rest < MAX_MEN; rest++)
    if (((bytes[at + MEN_AT + (rest >> 1)]! >> ((rest & 1) * 4)) & 15) !== 0)
      return broken('it names more men than it has squares')
  return ok({
    board,
    isBlack,
    scoreCp: ((bytes[at + SCORE_AT + 1]! << 24) >> 16) | bytes[at + SCORE_AT]!,
    result,
    ply: bytes[at + PLY_AT]!,
    generation: bytes[at + GENERATION_AT]!,
  })
}

/** How many men stand on a record's board. */
export function countMen(bytes: Uint8Array, at: number): number {
  let men = 0
  for (let index = at; index < at + MEN_AT; index++)
    for (let rest = bytes[index]!; rest !== 0; rest &= rest - 1) men++
  return men
}

const letters = 'PpNnBbRrQqKk'

/** The FEN of a sample. Castling rights, en passant and the clock of fifty moves are not recorded. */
export function makeSampleFen({ board, isBlack, ply }: Sample, isMinichess: boolean): string {
  const [files, ranks] = isMinichess ? [5, 6] : [8, 8]
  const rows = Array.from({ length: ranks }, (_, row) => {
    const first = (ranks - 1 - row) * 8
    return Array.from(board.subarray(first, first + files), (piece) => letters[piece] ?? '1')
      .join('')
      .replace(/1+/g, (empty) => String(empty.length))
  })
  return `${rows.join('/')} ${isBlack ? 'b' : 'w'} - - 0 ${(ply >> 1) + 1}`
}
