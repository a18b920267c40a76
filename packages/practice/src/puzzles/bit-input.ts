/** Bits of bytes that come in pieces, the highest of a byte first. What is read must have been waited for by `fill`. */
export class BitInput {
  readonly #pieces: AsyncIterator<Uint8Array>
  #bytes: Uint8Array = new Uint8Array()
  #at = 0
  #held = 0
  #heldBits = 0

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#pieces = bytes[Symbol.asyncIterator]()
  }

  /** Waits until so many bytes are here, or all that there are. */
  async fill(count: number): Promise<void> {
    const pieces = [this.#bytes.subarray(this.#at)]
    let size = pieces[0]!.length
    while (size < count) {
      const { done, value } = await this.#pieces.next()
      if (done) break
      pieces.push(value)
      size += value.length
    }
    if (pieces.length === 1) return
    this.#bytes = new Uint8Array(size)
    this.#at = 0
    let at = 0
    for (const piece of pieces) {
      this.#bytes.set(piece, at)
      at += piece.length
    }
  }

  /** The next so many bits, at most 24, as a number. */
  read(count: number): number {
    while (this.#heldBits < count) {
      if (this.#at === this.#bytes.length) throw new Error('the bytes end too early')
      this.#held = (this.#held << 8) | this.#bytes[this.#at++]!
      this.#heldBits += 8
    }
    this.#heldBits -= count
    return (this.#held >>> this.#heldBits) & ((1 << count) - 1)
  }

  /** Leaves out what is left of a byte. */
  align(): void {
    this.#heldBits -= this.#heldBits % 8
  }

  /** Of what is here. */
  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length && this.#heldBits === 0
  }

  async close(): Promise<void> {
    await this.#pieces.return?.()
  }
}
