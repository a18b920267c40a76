import {
  capturedPiece,
  isEnPassant,
  type Move,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
  opposite,
  type Position,
  type Role,
  roles,
} from '@rookery/rules'
import type { PieceTable } from './piece-table.ts'

/**
 * For a first sight only; what a mind thinks of its pieces is in its evaluation. They decide which capture is by a dearer
 * piece, and so which captures a quiet end follows.
 */
export const roughWorths: Readonly<Record<Role, number>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  king: 40,
}

const EXPECTED = 1_000_000
const GOOD_CAPTURE = 100_000
/** Above all other quiet moves; but where a table tells what those gain, worth as much as half a pawn's gain. */
const KILLER = 50_000
const KILLER_WITH_TABLE = 200
const GAIN = 4
const BAD_CAPTURE = -100_000
/** Keeps what quiet moves have earned below the rank of a capture. */
const MOST_CREDIT = 40_000

/**
 * Looks at the moves first that are likely to be best, so that alpha-beta cuts early: promotions and good captures,
 * then quiet moves that have refuted others at the same ply ("killers") or often ("credit"), bad captures last.
 */
export class MoveOrder {
  readonly #killers: (readonly [Move, Move] | undefined)[] = []
  /** By side, from and to. */
  readonly #credit = new Int32Array(2 * 64 * 64)
  readonly #table: PieceTable | undefined

  /** `table` tells what a quiet move gains by itself, where the mind has one. */
  constructor(table?: PieceTable) {
    this.#table = table
  }

  sort(position: Position, moves: readonly Move[], ply: number, expected: Move | undefined): Move[] {
    const sorted = moves.slice()
    const ranks = sorted.map((move) => (move === expected ? EXPECTED : this.#rank(position, move, ply)))
    // An insertion sort: few items, most of them equal, and equals keep their order.
    for (let index = 1; index < sorted.length; index++) {
      const move = sorted[index]!
      const rank = ranks[index]!
      let to = index
      for (; to > 0 && ranks[to - 1]! < rank; to--) {
        sorted[to] = sorted[to - 1]!
        ranks[to] = ranks[to - 1]!
      }
      sorted[to] = move
      ranks[to] = rank
    }
    return sorted
  }

  /** A move after which the rest of its siblings could be cut off. */
  noteCut(position: Position, move: Move, ply: number, depth: number): void {
    if (movePromotion(move) !== undefined || capturedPiece(position, move) !== undefined) return
    const killers = this.#killers[ply]
    if (killers?.[0] !== move) this.#killers[ply] = [move, killers?.[0] ?? move]
    const at = creditIndex(position, move)
    this.#credit[at] = Math.min(MOST_CREDIT, this.#credit[at]! + depth * depth)
  }

  #rank(position: Position, move: Move, ply: number): number {
    const promotion = movePromotion(move)
    const taken = isToEmpty(position, move) ? undefined : capturedPiece(position, move)
    if (promotion !== undefined) {
      const gain = 10 * roughWorths[promotion] + (taken ? roughWorths[taken.role] : 0)
      return promotion === 'queen' ? GOOD_CAPTURE + gain : BAD_CAPTURE + gain
    }
    if (taken) {
      const rank = 50 * roughWorths[taken.role] - roughWorths[moveRole(move)]
      return (isSafeCapture(position, move, taken.role) ? GOOD_CAPTURE : BAD_CAPTURE) + rank
    }
    return GAIN * this.#gain(position, move) + this.#record(position, move, ply)
  }

  #record(position: Position, move: Move, ply: number): number {
    const killers = this.#killers[ply]
    const rank = this.#table ? KILLER_WITH_TABLE : KILLER
    if (killers?.[0] === move) return rank + 10
    return killers?.[1] === move ? rank : this.#credit[creditIndex(position, move)]!
  }

  #gain(position: Position, move: Move): number {
    if (!this.#table) return 0
    const role = roles.indexOf(moveRole(move))
    const row = 64 * (position.turn === 'white' ? role : 6 + role)
    const gain = this.#table[row + moveTo(move)]! - this.#table[row + moveFrom(move)]!
    return position.turn === 'white' ? gain : -gain
  }
}

/** Whether a capture loses nothing at first sight: what is taken is worth no less than what takes, or nobody guards it. */
export const isSafeCapture = (position: Position, move: Move, taken: Role): boolean =>
  roughWorths[moveRole(move)] <= roughWorths[taken] ||
  !position.isAttacked(moveTo(move), opposite(position.turn))

/** Most moves are: a glance, where `capturedPiece` would look the piece up. */
export const isToEmpty = (position: Position, move: Move): boolean =>
  !position.isOccupied(moveTo(move)) && !isEnPassant(move)

const creditIndex = (position: Position, move: Move): number =>
  (position.turn === 'white' ? 0 : 4096) + moveFrom(move) * 64 + moveTo(move)
