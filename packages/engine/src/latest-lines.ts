import type { SearchInfo } from './info.ts'

/** The last report of each line of a search. */
export class LatestLines {
  readonly #lines: SearchInfo[] = []

  hear(info: SearchInfo): void {
    this.#lines[info.line - 1] = info
  }

  /** The best line first, as the search counts them. */
  get all(): readonly SearchInfo[] {
    return this.#lines.filter(Boolean)
  }
}
