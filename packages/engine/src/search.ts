import type { BestMove, SearchInfo } from './info.ts'

/**
 * A search under way: iterate over it for what it reports, await `best` for its end. Leaving the iteration early
 * stops it.
 */
export class Search<Info = SearchInfo> implements AsyncIterable<Info> {
  readonly best: Promise<BestMove>
  readonly #stop: () => void
  readonly #ponderHit: () => void
  readonly #infos: Info[] = []
  #isOver = false
  #changed: () => void = () => {}

  constructor(
    start: (report: (info: Info) => void) => Promise<BestMove>,
    stop: () => void,
    ponderHit: () => void,
  ) {
    this.#stop = stop
    this.#ponderHit = ponderHit
    this.best = start((info) => {
      this.#infos.push(info)
      this.#changed()
    }).finally(() => {
      this.#isOver = true
      this.#changed()
    })
    // Who only iterates learns of a failure there; nobody needs to await `best` as well.
    this.best.catch(() => {})
  }

  /** Ends the search with the best move so far. */
  stop(): void {
    this.#stop()
  }

  /** The opponent has played the move that was pondered on: the limits count from now. */
  ponderHit(): void {
    this.#ponderHit()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Info, void, void> {
    let next = 0
    try {
      for (;;) {
        while (next < this.#infos.length) yield this.#infos[next++]!
        if (this.#isOver) break
        await new Promise<void>((resolve) => {
          this.#changed = resolve
        })
      }
      await this.best
    } finally {
      if (!this.#isOver) this.stop()
    }
  }
}
