import { type Move, type Position, writeZobristKey } from '@rookery/rules'
import type { ChessNode, Recalled } from '../search/index.ts'
import { Slots } from './slots.ts'
import { TranspositionTable } from './transposition-table.ts'

// No larger, because what is kept for long is copied and looked through by the collector of garbage, which then takes the
// processors from the page.
const TABLE_SIZE = 1 << 16
const EVALUATIONS_SIZE = 1 << 15
const MOVES_SIZE = 1 << 12

/** What Kestrel remembers while it thinks about one question: values, evaluations, and each position's moves. */
export class Memory {
  /** How many look-ups were answered. */
  hits = 0
  readonly #table = new TranspositionTable<ChessNode>(TABLE_SIZE)
  readonly #evaluations = new Slots(EVALUATIONS_SIZE)
  readonly #evaluationValues = new Int32Array(EVALUATIONS_SIZE)
  readonly #moves = new Slots(MOVES_SIZE)
  readonly #moveLists = new Array<readonly Move[]>(MOVES_SIZE).fill([])
  readonly #key = new Int32Array(2)
  #keyed: Position | undefined

  findValue(position: Position, depth: number, alpha: number, beta: number): Recalled<ChessNode> | undefined {
    const known = this.#table.find(this.#keyOf(position), depth, alpha, beta)
    if (known) this.hits++
    return known
  }

  storeValue(
    position: Position,
    depth: number,
    value: number,
    alpha: number,
    beta: number,
    line: readonly ChessNode[],
  ): void {
    this.#table.store(this.#keyOf(position), depth, value, alpha, beta, line)
  }

  /** A good move here, found by an earlier search. Advice on the order of search, and no answer, so it is no hit. */
  findMove(position: Position): Move | undefined {
    return this.#table.findMove(this.#keyOf(position))
  }

  evaluation(position: Position, evaluate: () => number): number {
    const at = this.#evaluations.find(this.#keyOf(position))
    if (at >= 0) {
      this.hits++
      return this.#evaluationValues[at]!
    }
    const value = evaluate()
    this.#evaluationValues[this.#evaluations.claim(this.#keyOf(position))] = value
    return value
  }

  moves(position: Position): readonly Move[] {
    const at = this.#moves.find(this.#keyOf(position))
    if (at >= 0) {
      this.hits++
      return this.#moveLists[at]!
    }
    const moves = position.legalMoves()
    this.#moveLists[this.#moves.claim(this.#keyOf(position))] = moves
    return moves
  }

  #keyOf(position: Position): Int32Array {
    if (position !== this.#keyed) writeZobristKey(position, this.#key)
    this.#keyed = position
    return this.#key
  }
}
