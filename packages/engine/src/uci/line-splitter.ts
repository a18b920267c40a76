/** Longer than the longest game, and short enough for the memory where a line never ends. */
export const MAX_LINE_LENGTH = 1_000_000

/** Splits text that comes in pieces into lines. One that is too long is dropped, lest its beginning be taken for the whole. */
export class LineSplitter {
  readonly #maxLength: number
  readonly #hear: (line: string) => void
  readonly #drop: () => void
  #rest = ''
  #isTooLong = false

  constructor(maxLength: number, hear: (line: string) => void, drop: () => void) {
    this.#maxLength = maxLength
    this.#hear = hear
    this.#drop = drop
  }

  add(piece: string): void {
    const [first = '', ...others] = piece.split('\n')
    this.#append(first)
    for (const part of others) {
      this.end()
      this.#append(part)
    }
  }

  /** Ends the line; the last one may lack its mark. */
  end(): void {
    if (this.#isTooLong) this.#drop()
    else this.#hear(this.#rest)
    this.#rest = ''
    this.#isTooLong = false
  }

  #append(part: string): void {
    this.#isTooLong ||= this.#rest.length + part.length > this.#maxLength
    this.#rest = this.#isTooLong ? '' : this.#rest + part
  }
}
