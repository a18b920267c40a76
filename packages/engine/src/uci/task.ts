import type { Search } from '../search.ts'

/** A search asked for: it may be stopped, or its ponder move come true, before it has begun. */
export class Task {
  /** Whether it ends only when it is told to. */
  readonly isEndless: boolean
  #isStopped = false
  #isPonderHit = false
  #search: Search | undefined

  constructor(isEndless: boolean) {
    this.isEndless = isEndless
  }

  stop(): void {
    this.#isStopped = true
    this.#search?.stop()
  }

  ponderHit(): void {
    this.#isPonderHit = true
    this.#search?.ponderHit()
  }

  begin(search: Search): void {
    this.#search = search
    if (this.#isPonderHit) search.ponderHit()
    if (this.#isStopped) search.stop()
  }
}
