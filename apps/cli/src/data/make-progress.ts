import type { Counts } from '@rookery/training/data'
import { isTty } from '../console/look.ts'
import { drawOver, makeDuration } from '../console/status-line.ts'
import type { Terminal } from '../terminal.ts'

/** What is wanted in the end; neither means that there is no end. */
export interface Goal {
  readonly games?: number
  readonly positions?: number
}

type Progress = Pick<Counts, 'games' | 'positions'>

/** A terminal is drawn to so often, a log gets a line so often. */
const DRAW_EVERY_MS = 200
const LOG_EVERY_MS = 60_000

/** Tells on the error stream how far the making of data has come. */
export class MakeProgress {
  readonly #terminal: Terminal
  readonly #goal: Goal
  #before: Progress | undefined
  #startedMs = 0
  #shownMs = 0

  constructor(terminal: Terminal, goal: Goal) {
    this.#terminal = terminal
    this.#goal = goal
  }

  /** The first counts are those of earlier runs. */
  show(counts: Progress): void {
    const now = performance.now()
    if (!this.#before) {
      this.#before = { games: counts.games, positions: counts.positions }
      this.#startedMs = this.#shownMs = now
      return
    }
    const { errors } = this.#terminal
    if (now - this.#shownMs < (isTty(errors) ? DRAW_EVERY_MS : LOG_EVERY_MS)) return
    this.#shownMs = now
    const line = makeProgressLine(counts, this.#before, this.#goal, (now - this.#startedMs) / 1000)
    if (isTty(errors)) drawOver(errors, line)
    else errors.write(`${line}\n`)
  }

  clear(): void {
    drawOver(this.#terminal.errors, '')
  }
}

export function makeProgressLine(now: Progress, before: Progress, goal: Goal, seconds: number): string {
  const perSecond = (what: keyof Progress) => (now[what] - before[what]) / seconds
  const left = (['games', 'positions'] as const)
    .filter((what) => goal[what] !== undefined && perSecond(what) > 0)
    .map((what) => Math.max(0, goal[what]! - now[what]) / perSecond(what))
  const of = (what: keyof Progress) => (goal[what] === undefined ? '' : ` of ${goal[what]}`)
  return [
    `${now.games}${of('games')} games`,
    `${now.positions}${of('positions')} positions`,
    `${Math.round(perSecond('positions'))} positions/s`,
    ...(left.length === 0 ? [] : [`${makeDuration(Math.min(...left))} left`]),
  ].join(', ')
}
