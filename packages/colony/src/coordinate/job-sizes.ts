import { MOST_UNITS } from '../messages.ts'

/** What a machine can be given while nobody knows how long a unit takes. */
const FIRST_UNITS = 2
/** A job is at most so many times as long as the longest that was done: what the first ones took may mislead. */
const GROWTH = 4
/** Of a new measurement, so that a slow machine among fast ones does not decide alone. */
const WEIGHT = 0.2

/** How many units make a job that takes about as long as it should. */
export class JobSizes {
  readonly #jobMs: number
  #unitMs: number | undefined
  #longest = 0

  constructor(jobMs: number) {
    this.#jobMs = jobMs
  }

  learn(elapsedMs: number, units: number): void {
    const unitMs = elapsedMs / units
    this.#longest = Math.max(this.#longest, units)
    this.#unitMs = this.#unitMs === undefined ? unitMs : this.#unitMs + WEIGHT * (unitMs - this.#unitMs)
  }

  /** Of `left` units, where that is known, each thread is to get some. */
  next(left: number | undefined, threads: number): number {
    if (this.#unitMs === undefined) return FIRST_UNITS
    const wanted = Math.floor(this.#jobMs / Math.max(this.#unitMs, 0.001))
    const share = left === undefined ? wanted : Math.ceil(left / Math.max(1, threads))
    const units = Math.max(1, Math.min(wanted, share, GROWTH * this.#longest, MOST_UNITS))
    // Whole pairs of games.
    return units + (units % 2)
  }
}
