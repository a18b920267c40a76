/**
 * Simultaneous perturbation: all values are moved at once by a step each, up or down by lot; two sides with opposite moves
 * play each other, and every value goes a little the winner's way. Spall's gains, whose exponents are the usual ones.
 */
export class Spsa {
  #values
  #steps
  #pairs
  #gain
  #done

  /** `gain` is how much of a step one won game moves a value in the end; `done` pairs of `pairs` are behind us. */
  constructor(values, steps, { pairs, gain, done = 0 }) {
    this.#values = [...values]
    this.#steps = steps
    this.#pairs = pairs
    this.#gain = gain
    this.#done = done
  }

  get values() {
    return [...this.#values]
  }

  get done() {
    return this.#done
  }

  /** Two sides to try against each other, and the signs by which the first was moved. */
  perturb(random) {
    const signs = this.#values.map(() => (random.next() < 0.5 ? -1 : 1))
    const width = ((this.#pairs + 1) / (this.#done + 1)) ** 0.101
    const moved = (side) =>
      this.#values.map((value, i) => value + side * signs[i] * this.#steps[i] * Math.min(width, 2))
    return { signs, plus: moved(1), minus: moved(-1) }
  }

  /** `balance` is the first side's wins less its losses. */
  learn(signs, balance) {
    const early = this.#pairs / 10
    const rate = this.#gain * ((early + this.#pairs) / (early + this.#done)) ** 0.602
    this.#values = this.#values.map((value, i) => value + rate * this.#steps[i] * signs[i] * balance)
    this.#done++
  }
}
