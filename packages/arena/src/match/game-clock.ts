import type { Clock } from '@rookery/players'
import type { ClockRule } from './control.ts'

/** The clock of one side. */
export class GameClock {
  readonly #rule: ClockRule
  #remainingMs: number
  #movesToGo: number | undefined

  constructor(rule: ClockRule) {
    this.#rule = rule
    this.#remainingMs = rule.baseMs + rule.incrementMs
    this.#movesToGo = rule.moves
  }

  get remainingMs(): number {
    return this.#remainingMs
  }

  reading(): Clock {
    return {
      remainingMs: Math.max(1, Math.round(this.#remainingMs)),
      incrementMs: this.#rule.incrementMs,
      ...(this.#movesToGo === undefined ? {} : { movesToGo: this.#movesToGo }),
    }
  }

  /** Takes the time of a move; says whether there was enough, give or take the margin. */
  spend(elapsedMs: number, marginMs: number): boolean {
    this.#remainingMs -= elapsedMs
    if (this.#remainingMs < -marginMs) return false
    // What the margin forgave is not to be paid back later.
    this.#remainingMs = Math.max(0, this.#remainingMs) + this.#rule.incrementMs
    if (this.#movesToGo !== undefined && --this.#movesToGo === 0) {
      this.#movesToGo = this.#rule.moves
      this.#remainingMs += this.#rule.baseMs
    }
    return true
  }
}
