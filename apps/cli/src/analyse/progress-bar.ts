import { drawOver, makeDuration } from '../console/status-line.ts'
import type { Terminal } from '../terminal.ts'

const WIDTH = 24

/** One line on the error stream that is drawn over itself; nothing where that is no terminal. */
export class ProgressBar {
  readonly #terminal: Terminal
  readonly #title: string
  readonly #startedMs = performance.now()

  constructor(terminal: Terminal, title: string) {
    this.#terminal = terminal
    this.#title = title
  }

  show(done: number, total: number): void {
    const seconds = (performance.now() - this.#startedMs) / 1000
    drawOver(this.#terminal.errors, makeProgress(this.#title, done, total, seconds))
  }

  clear(): void {
    drawOver(this.#terminal.errors, '')
  }
}

export function makeProgress(title: string, done: number, total: number, seconds: number): string {
  const filled = Math.round((WIDTH * done) / total)
  const perSecond = done / Math.max(seconds, 0.001)
  const left = Math.ceil((total - done) / perSecond)
  const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled)
  return `${title} [${bar}] ${done}/${total}  ${perSecond.toFixed(1)} moves/s  ${makeDuration(left)} left`
}
