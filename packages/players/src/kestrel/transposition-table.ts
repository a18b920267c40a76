import type { Move } from '@rookery/rules'
import type { Recalled } from '../search/index.ts'
import { Slots } from './slots.ts'

const EXACT = 0
const AT_LEAST = 1
const AT_MOST = 2
const NO_LINE: readonly never[] = []

/**
 * Values by position and depth, each with what it is: exact, or a bound where the search was cut off. An entry answers
 * only a question of its own depth, so that the answer is the one that a search of that depth would find.
 */
export class TranspositionTable<Node extends { readonly move: Move }> {
  readonly #slots: Slots
  readonly #depth: Uint8Array
  readonly #bound: Uint8Array
  readonly #value: Int32Array
  readonly #best: Int32Array
  /** Of exact values only, which are few: an array of them all would be looked through by every collection of garbage. */
  readonly #lines = new Map<number, readonly Node[]>()

  constructor(size: number) {
    this.#slots = new Slots(size)
    this.#depth = new Uint8Array(size)
    this.#bound = new Uint8Array(size)
    this.#value = new Int32Array(size)
    this.#best = new Int32Array(size)
  }

  /** An exact value, or a bound that lies outside of the window and so is as good as one. */
  find(key: Int32Array, depth: number, alpha: number, beta: number): Recalled<Node> | undefined {
    const at = this.#slots.find(key)
    if (at < 0 || this.#depth[at] !== depth) return undefined
    const value = this.#value[at]!
    const bound = this.#bound[at]
    const isAnswer = bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)
    return isAnswer ? { value, line: this.#lines.get(at) ?? NO_LINE } : undefined
  }

  store(
    key: Int32Array,
    depth: number,
    value: number,
    alpha: number,
    beta: number,
    line: readonly Node[],
  ): void {
    const at = this.#slots.claim(key)
    this.#depth[at] = depth
    this.#value[at] = value
    this.#bound[at] = value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT
    this.#best[at] = line[0]?.move ?? 0
    if (this.#bound[at] === EXACT) this.#lines.set(at, line)
    else this.#lines.delete(at)
  }

  /** The move that was best, or cut the search off, whatever the depth. */
  findMove(key: Int32Array): Move | undefined {
    const at = this.#slots.find(key)
    return at < 0 || this.#best[at] === 0 ? undefined : (this.#best[at] as Move)
  }
}
