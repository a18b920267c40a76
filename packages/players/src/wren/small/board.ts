import { createRandom } from '@rookery/rules'
import { KING, PAWN, QUEEN, worths } from '../worths.ts'
import {
  bishopReach,
  FILES,
  kingReach,
  knightReach,
  narrowed,
  pawnReach,
  RANKS,
  rookReach,
  SQUARES,
  widened,
} from './geometry.ts'

export const WHITE = 0
export const BLACK = 1
export type Side = typeof WHITE | typeof BLACK

/** The half-moves of a game. */
export const MOVE_LIMIT = 50
/** The referee's, in the order of `worths`; kings, of which each side has one, are left out. */
export const refereeWorths: readonly number[] = [2, 7, 8, 6, 20, 0]
/** No more than every square to every other. */
export const MOST_MOVES = 256

const PROMOTION = QUEEN << 12
const lastRank = [((1 << FILES) - 1) << (FILES * (RANKS - 1)), (1 << FILES) - 1] as const

/**
 * Zobrist's method: two random numbers for each piece on each square, for each half-move of a game, in halves of a key. Not
 * the rules' key, which is worked out from a whole position and knows no count of half-moves: this one is kept up move by move.
 */
const numbers = (() => {
  const random = createRandom(0x7772656e)
  return Int32Array.from({ length: 2 * (12 * SQUARES + MOVE_LIMIT + 1) }, () => random.below(2 ** 32))
})()
const PLIES = 2 * 12 * SQUARES

/** A board of minichess that moves are made on and taken back from: ten times as fast as one that stays as it is. */
export class SmallBoard {
  /** 0 where a square is empty, otherwise 1 to 6 for White's roles and 7 to 12 for Black's. */
  readonly cells = new Uint8Array(SQUARES)
  /** The squares of each side. */
  readonly occupied = new Int32Array(2)
  /** The sum of each side's `worths`, and of its `refereeWorths`. */
  readonly worth = new Int32Array(2)
  readonly count = new Int32Array(2)
  /** A square for each side, or -1 where its king is taken. */
  readonly king = new Int32Array(2).fill(-1)
  turn: Side = WHITE
  /** Half-moves of the game so far. */
  ply = 0
  keyLow = 0
  keyHigh = 0
  readonly #made = new Int32Array(2 * MOVE_LIMIT + 2)
  readonly #taken = new Uint8Array(2 * MOVE_LIMIT + 2)
  #depth = 0

  /** `pieceAt` names a cell's content as `cells` has it. */
  constructor(turn: Side, ply: number, pieceAt: (square: number) => number) {
    this.turn = turn
    this.ply = ply
    for (let square = 0; square < SQUARES; square++) {
      const cell = pieceAt(square)
      if (cell !== 0) this.#put(square, cell)
    }
  }

  /** The rules' number of a move. */
  make(move: number): void {
    const from = narrowed[move & 63]!
    const to = narrowed[(move >> 6) & 63]!
    const taken = this.cells[to]!
    const cell = this.cells[from]!
    this.#made[this.#depth] = move
    this.#taken[this.#depth++] = taken
    if (taken !== 0) this.#remove(to, taken)
    this.#remove(from, cell)
    this.#put(to, (move & PROMOTION) !== 0 ? cell + QUEEN : cell)
    this.turn = (1 - this.turn) as Side
    this.ply++
  }

  takeBack(): void {
    const move = this.#made[--this.#depth]!
    const taken = this.#taken[this.#depth]!
    const from = narrowed[move & 63]!
    const to = narrowed[(move >> 6) & 63]!
    const cell = this.cells[to]!
    this.#remove(to, cell)
    this.#put(from, (move & PROMOTION) !== 0 ? cell - QUEEN : cell)
    if (taken !== 0) this.#put(to, taken)
    this.turn = (1 - this.turn) as Side
    this.ply--
  }

  /** Of the position and the half-moves so far, on which its value depends too; of the side to move with them. */
  get tableKeyLow(): number {
    return this.keyLow ^ numbers[PLIES + 2 * this.ply]!
  }

  get tableKeyHigh(): number {
    return this.keyHigh ^ numbers[PLIES + 2 * this.ply + 1]!
  }

  /** Writes the moves from `start` on, and returns where they end. `isLoud` leaves out all but captures and promotions. */
  listMoves(moves: Int32Array, start: number, isLoud: boolean): number {
    const own = this.occupied[this.turn]!
    const enemy = this.occupied[1 - this.turn]!
    const goals = isLoud ? enemy : ~own
    let end = start
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const from = 31 - Math.clz32(rest & -rest)
      const role = (this.cells[from]! - 1) % 6
      const base = widened[from]! | (role << 15)
      if (role === PAWN) {
        const step = 1 << (this.turn === WHITE ? from + FILES : from - FILES)
        const last = lastRank[this.turn]
        const ahead = isLoud ? step & last : step
        const to = (pawnReach[this.turn][from]! & enemy) | (ahead & ~(own | enemy))
        for (let left = to; left !== 0; left &= left - 1) {
          const bit = left & -left
          const promotion = (bit & last) !== 0 ? PROMOTION : 0
          moves[end++] = base | (widened[31 - Math.clz32(bit)]! << 6) | promotion
        }
      } else
        for (let left = this.reach(role, from) & goals; left !== 0; left &= left - 1)
          moves[end++] = base | (widened[31 - Math.clz32(left & -left)]! << 6)
    }
    return end
  }

  hasMove(): boolean {
    const own = this.occupied[this.turn]!
    const enemy = this.occupied[1 - this.turn]!
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const from = 31 - Math.clz32(rest & -rest)
      const role = (this.cells[from]! - 1) % 6
      if (role === PAWN) {
        const step = 1 << (this.turn === WHITE ? from + FILES : from - FILES)
        if (((pawnReach[this.turn][from]! & enemy) | (step & ~(own | enemy))) !== 0) return true
      } else if ((this.reach(role, from) & ~own) !== 0) return true
    }
    return false
  }

  /** The squares that a piece other than a pawn looks at. */
  reach(role: number, from: number): number {
    const occupied = this.occupied[WHITE]! | this.occupied[BLACK]!
    switch (role) {
      case 1:
        return knightReach[from]!
      case 2:
        return bishopReach(from, occupied)
      case 3:
        return rookReach(from, occupied)
      case 4:
        return rookReach(from, occupied) | bishopReach(from, occupied)
      default:
        return kingReach[from]!
    }
  }

  /** Whether the side to move would lose its king if it did nothing. */
  isInCheck(): boolean {
    const square = this.king[this.turn]!
    if (square < 0) return false
    const { cells } = this
    const enemy = this.occupied[1 - this.turn]!
    const first = this.turn === WHITE ? 7 : 1
    const near = (pawnReach[this.turn][square]! | knightReach[square]! | kingReach[square]!) & enemy
    for (let rest = near; rest !== 0; rest &= rest - 1) {
      const from = 31 - Math.clz32(rest & -rest)
      const role = cells[from]! - first
      const bits = role === PAWN ? pawnReach[this.turn] : role === 1 ? knightReach : kingReach
      if ((role < 2 || role === KING) && (bits[square]! & (1 << from)) !== 0) return true
    }
    const occupied = enemy | this.occupied[this.turn]!
    for (let rest = rookReach(square, occupied) & enemy; rest !== 0; rest &= rest - 1) {
      const role = cells[31 - Math.clz32(rest & -rest)]! - first
      if (role === 3 || role === QUEEN) return true
    }
    for (let rest = bishopReach(square, occupied) & enemy; rest !== 0; rest &= rest - 1) {
      const role = cells[31 - Math.clz32(rest & -rest)]! - first
      if (role === 2 || role === QUEEN) return true
    }
    return false
  }

  #put(square: number, cell: number): void {
    const side = cell < 7 ? WHITE : BLACK
    const role = (cell - 1) % 6
    this.cells[square] = cell
    this.occupied[side]! |= 1 << square
    this.worth[side]! += worths[role]!
    this.count[side]! += refereeWorths[role]!
    if (role === KING) this.king[side] = square
    this.#toggle(square, cell)
  }

  #remove(square: number, cell: number): void {
    const side = cell < 7 ? WHITE : BLACK
    const role = (cell - 1) % 6
    this.cells[square] = 0
    this.occupied[side]! &= ~(1 << square)
    this.worth[side]! -= worths[role]!
    this.count[side]! -= refereeWorths[role]!
    if (role === KING) this.king[side] = -1
    this.#toggle(square, cell)
  }

  #toggle(square: number, cell: number): void {
    const at = 2 * ((cell - 1) * SQUARES + square)
    this.keyLow ^= numbers[at]!
    this.keyHigh ^= numbers[at + 1]!
  }
}
