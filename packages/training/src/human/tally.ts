/** What was foretold of one move that was played. */
export interface Foretold {
  /** How many moves were thought likelier than the played one. */
  readonly above: number
  /** Minus the logarithm of the chance that was given to it. */
  readonly nats: number
}

/** A mean with its standard error; null is what cannot be told: a mean of nothing, the error of a single game. */
export interface Estimate {
  readonly mean: number | null
  readonly error: number | null
}

export const unknown: Estimate = { mean: null, error: null }

export interface Summary {
  readonly positions: number
  /** Shares of moves that were the first choice, and among the first three. */
  readonly first: Estimate
  readonly three: Estimate
  readonly nats: Estimate
}

/** Sums over games of a quantity x over n positions; the moves of one game are not independent of one another. */
export class Mean {
  #x = 0
  #xx = 0
  #xn = 0
  #games = 0

  add(x: number, n: number): void {
    this.#games++
    this.#x += x
    this.#xx += x * x
    this.#xn += x * n
  }

  /** `n` and `nn` are the sums of positions of each game, and of their squares. */
  estimate(n: number, nn: number): Estimate {
    if (n === 0) return unknown
    const mean = this.#x / n
    if (this.#games < 2) return { mean, error: null }
    const spread = this.#xx - 2 * mean * this.#xn + mean * mean * nn
    return { mean, error: Math.sqrt(Math.max(0, spread)) / n }
  }
}

/** Counts how well moves were foretold, game by game, so that the errors can be told by games. */
export class Tally {
  readonly #first = new Mean()
  readonly #three = new Mean()
  readonly #nats = new Mean()
  #n = 0
  #nn = 0

  addGame(foretold: readonly Foretold[]): void {
    const n = foretold.length
    if (n === 0) return
    this.#n += n
    this.#nn += n * n
    this.#first.add(foretold.filter(({ above }) => above === 0).length, n)
    this.#three.add(foretold.filter(({ above }) => above < 3).length, n)
    this.#nats.add(
      foretold.reduce((sum, { nats }) => sum + nats, 0),
      n,
    )
  }

  summary(): Summary {
    const estimate = (mean: Mean) => mean.estimate(this.#n, this.#nn)
    return {
      positions: this.#n,
      first: estimate(this.#first),
      three: estimate(this.#three),
      nats: estimate(this.#nats),
    }
  }
}
