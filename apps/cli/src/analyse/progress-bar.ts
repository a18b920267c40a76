import { say } from '@rookery/words/cli/analyse'
import { drawOver, makeDuration } from '../console/status-line.ts'
import type { Terminal } from '../terminal.ts'

const WIDTH = 24

/** One line on the error stream about the games under way, drawn over itself; nothing where that is no terminal. */
export class ProgressBar {
  readonly #terminal: Terminal
  readonly #startedMs = performance.now()
  readonly #games = new Map<number, { done: number; total: number }>()
  /** Positions of games that are done. */
  #ended = 0

  constructor(terminal: Terminal) {
    this.#terminal = terminal
  }

  show(game: number, done: number, total: number): void {
    this.#games.set(game, { done, total })
    const seconds = (performance.now() - this.#startedMs) / 1000
    drawOver(this.#terminal.errors, makeProgress(this.#games, this.#ended, seconds))
  }

  end(game: number): void {
    this.#ended += this.#games.get(game)?.done ?? 0
    this.#games.delete(game)
  }

  clear(): void {
    drawOver(this.#terminal.errors, '')
  }
}

/** `ended` positions of other games were looked at in the same time. */
export function makeProgress(
  games: ReadonlyMap<number, { readonly done: number; readonly total: number }>,
  ended: number,
  seconds: number,
): string {
  const sum = (what: 'done' | 'total') => [...games.values()].reduce((all, game) => all + game[what], 0)
  const [done, total] = [sum('done'), sum('total')]
  const filled = Math.round((WIDTH * done) / Math.max(total, 1))
  const perSecond = (ended + done) / Math.max(seconds, 0.001)
  const left = Math.ceil((total - done) / perSecond)
  const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled)
  return say('progress', {
    count: games.size,
    games: [...games.keys()].join(', '),
    bar: `[${bar}] ${done}/${total}`,
    perSecond,
    time: makeDuration(left),
  })
}
