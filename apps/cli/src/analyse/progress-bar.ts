import { isTty } from '../console/look.ts'
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
    this.#draw(makeProgress(this.#title, done, total, seconds))
  }

  clear(): void {
    this.#draw('')
  }

  #draw(text: string): void {
    const { errors } = this.#terminal
    if (!isTty(errors)) return
    // Some terminals say that they have no columns at all.
    const columns = (errors as { columns?: number }).columns || 80
    errors.write(`\r\u001b[K${text.slice(0, columns - 1)}`)
  }
}

export function makeProgress(title: string, done: number, total: number, seconds: number): string {
  const filled = Math.round((WIDTH * done) / total)
  const perSecond = done / Math.max(seconds, 0.001)
  const left = Math.ceil((total - done) / perSecond)
  const time = left >= 60 ? `${Math.floor(left / 60)} min ${left % 60} s` : `${left} s`
  const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled)
  return `${title} [${bar}] ${done}/${total}  ${perSecond.toFixed(1)} moves/s  ${time} left`
}
