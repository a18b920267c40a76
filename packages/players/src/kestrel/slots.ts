/** Places for what is remembered by key. A newcomer takes the place of whoever had it. */
export class Slots {
  readonly size: number
  readonly #keys: Int32Array
  readonly #taken: Uint8Array

  /** `size` is a power of two. */
  constructor(size: number) {
    this.size = size
    this.#keys = new Int32Array(2 * size)
    this.#taken = new Uint8Array(size)
  }

  /** The place of a key, or -1 where it has none. */
  find(key: Int32Array): number {
    const at = key[0]! & (this.size - 1)
    const isFound =
      this.#taken[at] === 1 && this.#keys[2 * at] === key[0] && this.#keys[2 * at + 1] === key[1]
    return isFound ? at : -1
  }

  claim(key: Int32Array): number {
    const at = key[0]! & (this.size - 1)
    this.#keys[2 * at] = key[0]!
    this.#keys[2 * at + 1] = key[1]!
    this.#taken[at] = 1
    return at
  }
}
