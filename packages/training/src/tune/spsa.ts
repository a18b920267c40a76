import type { Random } from '@rookery/rules'

interface SpsaSettings {
  /** Pairs of games in all. */
  readonly pairs: number
  /** How much of its step one won game moves a value in the end. */
  readonly gain: number
  /** Pairs that are behind us. */
  readonly done?: number
}

/** Two sides to try against each other, and the signs by which the first was moved. */
export interface Perturbation {
  readonly signs: readonly number[]
  readonly plus: readonly number[]
  readonly minus: readonly number[]
}

/**
 * Simultaneous perturbation: all values are moved at once by a step each, up or down by lot; two sides with opposite moves
 * play each other, and every value goes a little the winner's way. Spall's gains, whose exponents are the usual ones.
 */
export class Spsa {
  #values: readonly number[]
  readonly #steps: readonly number[]
  readonly #pairs: number
  readonly #gain: number
  #done: number

  constructor(values: readonly number[], steps: readonly number[], { pairs, gain, done = 0 }: SpsaSettings) {
    this.#values = values
    this.#steps = steps
    this.#pairs = pairs
    this.#gain = gain
    this.#done = done
  }

  get values(): readonly number[] {
    return this.#values
  }

  get done(): number {
    return this.#done
  }

  /** The sides of a pair that comes so many pairs after the next one, as long as nothing new is known. */
  perturb(random: Pick<Random, 'next'>, ahead = 0): Perturbation {
    const signs = this.#values.map(() => (random.next() < 0.5 ? -1 : 1))
    const width = Math.min(2, ((this.#pairs + 1) / (this.#done + ahead + 1)) ** 0.101)
    const moved = (side: number) =>
      this.#values.map((value, i) => value + side * signs[i]! * this.#steps[i]! * width)
    return { signs, plus: moved(1), minus: moved(-1) }
  }

  /** `balance` is the first side's wins less its losses. */
  learn(signs: readonly number[], balance: number): void {
    const early = this.#pairs / 10
    const rate = this.#gain * ((early + this.#pairs) / (early + this.#done)) ** 0.602
    this.#values = this.#values.map((value, i) => value + rate * this.#steps[i]! * signs[i]! * balance)
    this.#done++
  }
}
