/** Lets one thing be done at a time: what is asked meanwhile is refused, and so is everything after the end. */
export class Turn {
  readonly #refuse: (code: 'busy' | 'disposed') => Error
  #isTaken = false
  #isEnded = false

  constructor(refuse: (code: 'busy' | 'disposed') => Error) {
    this.#refuse = refuse
  }

  get isEnded(): boolean {
    return this.#isEnded
  }

  /** What is under way when the turn ends is refused too, whatever it comes to. */
  async take<T>(act: () => Promise<T>): Promise<T> {
    this.#checkEnd()
    if (this.#isTaken) throw this.#refuse('busy')
    this.#isTaken = true
    try {
      return await act()
    } finally {
      this.#isTaken = false
      this.#checkEnd()
    }
  }

  end(): void {
    this.#isEnded = true
  }

  #checkEnd(): void {
    if (this.#isEnded) throw this.#refuse('disposed')
  }
}
