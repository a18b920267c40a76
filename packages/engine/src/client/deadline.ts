import type { Color } from '@rookery/rules'
import type { SearchLimits } from '../limits.ts'

export interface Patience {
  /** How late an answer may be: to a setting, to `stop`, and when the time of a search is over. */
  readonly answerMs: number
  /** How long a search by depth, nodes or mate may say nothing at all. */
  readonly silentMs: number
}

/** The longest that a timer can wait; whoever has longer, waits for ever. */
const LONGEST_MS = 2 ** 31 - 1

/** One timer that is set, set again, or called off. */
export class Deadline {
  readonly #onLate: (fault: string) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(onLate: (fault: string) => void) {
    this.#onLate = onLate
  }

  /** From now on; `doing` says what was not done then, as in "did not answer stop". */
  set(ms: number, doing: string): void {
    this.clear()
    if (ms > LONGEST_MS) return
    this.#timer = setTimeout(() => this.#onLate(`${doing} within ${ms} ms`), ms)
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}

/** How long a search may go on without its move, or without a word where no time was named; a search that is to be stopped may for ever. */
export function searchPatience(
  { ponder, timeMs, clocks, depth, nodes, mate }: SearchLimits,
  turn: Color,
  { answerMs, silentMs }: Patience,
): { readonly ms: number; readonly isForWords: boolean } {
  const forMove = (ms: number) => ({ ms: Math.max(0, ms) + answerMs, isForWords: false })
  if (ponder) return forMove(Number.POSITIVE_INFINITY)
  if (timeMs !== undefined) return forMove(timeMs)
  if (clocks) return forMove(clocks[turn].remainingMs)
  const hasEnd = depth !== undefined || nodes !== undefined || mate !== undefined
  return hasEnd ? { ms: silentMs, isForWords: true } : forMove(Number.POSITIVE_INFINITY)
}
