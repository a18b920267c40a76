import { worths } from '../worths.ts'
import { MOST_MOVES, MOVE_LIMIT, type SmallBoard } from './board.ts'
import { narrowed } from './geometry.ts'

const EXPECTED = 1 << 30
const LOUD = 1 << 26
const KILLER = 1 << 25
const MOST_CREDIT = 1 << 24
const PROMOTION = 7 << 12

/** Looks at the moves first that are likely to be best, so that alpha-beta cuts early. */
export class SmallOrder {
  /** Two for each half-move: quiet moves that have cut a search off there. */
  readonly #killers = new Int32Array(2 * (MOVE_LIMIT + 2))
  /** By side, role and goal: how often a quiet move has cut a search off. */
  readonly #credit = new Int32Array(2 * 8 * 64)

  rank(
    board: SmallBoard,
    moves: Int32Array,
    ranks: Int32Array,
    start: number,
    end: number,
    ply: number,
    expected: number,
  ): void {
    const { cells } = board
    const [killer, second] = [this.#killers[2 * ply]!, this.#killers[2 * ply + 1]!]
    for (let index = start; index < end; index++) {
      const move = moves[index]!
      const taken = cells[narrowed[(move >> 6) & 63]!]!
      if (move === expected) ranks[index] = EXPECTED
      else if (taken !== 0 || (move & PROMOTION) !== 0) {
        const gain = (taken === 0 ? 0 : worths[(taken - 1) % 6]!) + ((move & PROMOTION) !== 0 ? 90 : 0)
        ranks[index] = LOUD + 1024 * gain - worths[move >> 15]!
      } else if (move === killer) ranks[index] = KILLER + 1
      else if (move === second) ranks[index] = KILLER
      else ranks[index] = this.#credit[creditAt(board, move)]!
    }
  }

  noteCut(board: SmallBoard, move: number, ply: number, depth: number): void {
    if (board.cells[narrowed[(move >> 6) & 63]!] !== 0 || (move & PROMOTION) !== 0) return
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply]!
      this.#killers[2 * ply] = move
    }
    const at = creditAt(board, move)
    this.#credit[at] = Math.min(MOST_CREDIT, this.#credit[at]! + depth * depth)
  }
}

const creditAt = (board: SmallBoard, move: number): number =>
  (board.turn << 9) | ((move >> 15) << 6) | ((move >> 6) & 63)

/** Brings the best of the rest to the front, and returns it. */
export function pickNext(moves: Int32Array, ranks: Int32Array, next: number, end: number): number {
  let best = next
  for (let index = next + 1; index < end; index++) if (ranks[index]! > ranks[best]!) best = index
  const move = moves[best]!
  if (best !== next) {
    const rank = ranks[best]!
    // Those between move up by one, so that equals keep their order.
    for (let index = best; index > next; index--) {
      moves[index] = moves[index - 1]!
      ranks[index] = ranks[index - 1]!
    }
    moves[next] = move
    ranks[next] = rank
  }
  return move
}

export const MOVES_SIZE = MOST_MOVES * (MOVE_LIMIT + 2)
