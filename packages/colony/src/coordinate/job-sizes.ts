import { MOST_UNITS } from '../messages.ts'

/** What a machine can be given while nobody knows how long a unit takes. */
const FIRST_UNITS = 2
/** A job is at most so many times as long as the longest that was done: what the first ones took may mislead. */
const GROWTH = 4
/** Of a worker's new measurement. */
const WEIGHT = 0.2
/** Those that were heard of last are enough to know the middle. */
const MOST_WORKERS = 100

/** How many units make a job that takes about as long as it should, on a machine of middling speed: nobody knows who will take it. */
export class JobSizes {
  readonly #jobMs: number
  /** What a unit takes, by the worker that says so. */
  readonly #unitMs = new Map<string, number>()
  #middleMs: number | undefined
  #longest = 0

  constructor(jobMs: number) {
    this.#jobMs = jobMs
  }

  /** A worker says that it took so long; nobody works at a job for longer than it is out. */
  learn(worker: string, units: number, elapsedMs: number, outMs: number): void {
    this.#longest = Math.max(this.#longest, units)
    if (elapsedMs > outMs) return
    const unitMs = elapsedMs / units
    const known = this.#unitMs.get(worker)
    this.#unitMs.delete(worker)
    this.#unitMs.set(worker, known === undefined ? unitMs : known + WEIGHT * (unitMs - known))
    if (this.#unitMs.size > MOST_WORKERS) this.#unitMs.delete(this.#unitMs.keys().next().value!)
    this.#middleMs = undefined
  }

  /** Of `left` units, where that is known, each thread is to get some. */
  next(left: number | undefined, threads: number): number {
    if (this.#unitMs.size === 0) return FIRST_UNITS
    this.#middleMs ??= middleOf([...this.#unitMs.values()])
    const wanted = Math.floor(this.#jobMs / Math.max(this.#middleMs, 0.001))
    const share = left === undefined ? wanted : Math.ceil(left / Math.max(1, threads))
    const units = Math.max(1, Math.min(wanted, share, GROWTH * this.#longest, MOST_UNITS))
    // Whole pairs of games.
    return units + (units % 2)
  }
}

function middleOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const half = (sorted.length - 1) / 2
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2
}
