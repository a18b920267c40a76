import { say } from '@rookery/words/cli/main'
import type { Terminal } from '../terminal.ts'
import { isTty } from './look.ts'
import { drawOver, makeDuration } from './status-line.ts'

/** A terminal is drawn to so often, a log gets a line so often. */
const DRAW_EVERY_MS = 200
const LOG_EVERY_MS = 60_000

/** Tells on the error stream how far a long work is: on a terminal a line that changes, in a log a line a minute. */
export class ProgressLine {
  readonly #errors: Terminal['errors']
  #shownMs = performance.now()

  constructor({ errors }: Terminal) {
    this.#errors = errors
  }

  show(makeText: () => string): void {
    const now = performance.now()
    if (now - this.#shownMs < (isTty(this.#errors) ? DRAW_EVERY_MS : LOG_EVERY_MS)) return
    this.#shownMs = now
    if (isTty(this.#errors)) drawOver(this.#errors, makeText())
    else this.#errors.write(`${makeText()}\n`)
  }

  clear(): void {
    drawOver(this.#errors, '')
  }
}

type Amount = 'positions' | 'searched' | 'pairs' | 'puzzles'

/** Tells how much of a known amount is done, and how long the rest will take; what an earlier run has done is no measure. */
export class AmountLine {
  readonly #line: ProgressLine
  readonly #what: Amount
  readonly #startedMs = performance.now()
  #first: number | undefined

  constructor(terminal: Terminal, what: Amount) {
    this.#line = new ProgressLine(terminal)
    this.#what = what
  }

  show(done: number, total: number): void {
    this.#first ??= done
    const perMs = (done - this.#first) / (performance.now() - this.#startedMs)
    this.#line.show(() => {
      const progress = say(`amount.${this.#what}`, { done: String(done), total: String(total) })
      const time = makeDuration((total - done) / perMs / 1000)
      return perMs > 0 ? say('timeLeft', { progress, time }) : progress
    })
  }

  clear(): void {
    this.#line.clear()
  }
}
