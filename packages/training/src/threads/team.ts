/** Where the threads of a training meet, and how they share work; each has one of its own over the same barrier. */
export class Team {
  readonly #meeting: Int32Array
  readonly #thread: number
  readonly #threads: number

  /** The barrier is shared memory of two words: how many threads have arrived, and how often all have. */
  constructor(barrier: SharedArrayBuffer, thread: number, threads: number) {
    this.#meeting = new Int32Array(barrier)
    this.#thread = thread
    this.#threads = threads
  }

  /** Waits until every thread is here. */
  meet(): void {
    const meeting = this.#meeting
    const round = Atomics.load(meeting, 1)
    if (Atomics.add(meeting, 0, 1) + 1 === this.#threads) {
      Atomics.store(meeting, 0, 0)
      Atomics.add(meeting, 1, 1)
      Atomics.notify(meeting, 1)
    } else {
      while (Atomics.load(meeting, 1) === round) Atomics.wait(meeting, 1, round)
    }
  }

  /** This thread's share of so many things, in whole steps. */
  shareOf(count: number, step: number): [from: number, to: number] {
    const cut = (part: number) => Math.min(count, Math.floor((count * part) / this.#threads / step) * step)
    return [cut(this.#thread), this.#thread === this.#threads - 1 ? count : cut(this.#thread + 1)]
  }
}
