const SIZE = 1 << 19

export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2

const NO_LINE = new Int32Array(0)

/**
 * What a question's searches have found, by position and half-move of the game. It is made once and forgets all at each new
 * question, because to make so large a table takes longer than a quick answer may. An entry answers only for the depth that it
 * was searched with, so that its value is the one that a search without a table would find.
 */
export class SmallTable {
  readonly depth = new Uint8Array(SIZE)
  readonly bound = new Uint8Array(SIZE)
  readonly value = new Int32Array(SIZE)
  /** The best move, or the one that cut the search off; 0 where none was good enough. */
  readonly best = new Int32Array(SIZE)
  /** The question that an entry is of. */
  readonly #question = new Uint8Array(SIZE)
  #current = 1
  readonly #low = new Int32Array(SIZE)
  readonly #high = new Int32Array(SIZE)
  /** Of exact values only, which are few. */
  readonly #lines = new Map<number, Int32Array>()

  forget(): void {
    this.#lines.clear()
    this.#current++
    if (this.#current < 256) return
    this.#question.fill(0)
    this.#current = 1
  }

  /** Where an entry is, or -1. */
  find(low: number, high: number): number {
    const at = low & (SIZE - 1)
    return this.#question[at] === this.#current && this.#low[at] === low && this.#high[at] === high ? at : -1
  }

  /** The expected play of an exact value. */
  lineAt(at: number): Int32Array {
    return this.#lines.get(at) ?? NO_LINE
  }

  store(
    low: number,
    high: number,
    depth: number,
    bound: number,
    value: number,
    line: Int32Array,
    length: number,
  ): void {
    const at = low & (SIZE - 1)
    this.#question[at] = this.#current
    this.#low[at] = low
    this.#high[at] = high
    this.depth[at] = depth
    this.bound[at] = bound
    this.value[at] = value
    this.best[at] = length > 0 ? line[0]! : 0
    if (bound === EXACT) this.#lines.set(at, line.slice(0, length))
    else this.#lines.delete(at)
  }
}
