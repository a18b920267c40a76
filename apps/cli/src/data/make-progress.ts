import type { Counts } from '@rookery/training/data'
import { say } from '@rookery/words/cli/data'
import { say as sayMain } from '@rookery/words/cli/main'
import { ProgressLine } from '../console/progress-line.ts'
import { makeDuration } from '../console/status-line.ts'
import type { Terminal } from '../terminal.ts'

/** What is wanted in the end; neither means that there is no end. */
export interface Goal {
  readonly games?: number
  readonly positions?: number
}

type Progress = Pick<Counts, 'games' | 'positions'>

/** Tells on the error stream how far the making of data has come. */
export class MakeProgress {
  readonly #line: ProgressLine
  readonly #goal: Goal
  #before: Progress | undefined
  #startedMs = 0

  constructor(terminal: Terminal, goal: Goal) {
    this.#line = new ProgressLine(terminal)
    this.#goal = goal
  }

  /** The first counts are those of earlier runs. */
  show(counts: Progress): void {
    if (!this.#before) {
      this.#before = { games: counts.games, positions: counts.positions }
      this.#startedMs = performance.now()
    }
    const before = this.#before
    this.#line.show(() =>
      makeProgressLine(counts, before, this.#goal, (performance.now() - this.#startedMs) / 1000),
    )
  }

  clear(): void {
    this.#line.clear()
  }
}

export function makeProgressLine(now: Progress, before: Progress, goal: Goal, seconds: number): string {
  const perSecond = (what: keyof Progress) => (now[what] - before[what]) / seconds
  const left = (['games', 'positions'] as const)
    .filter((what) => goal[what] !== undefined && perSecond(what) > 0)
    .map((what) => Math.max(0, goal[what]! - now[what]) / perSecond(what))
  const progress = [
    goal.games === undefined
      ? say('progress.games', { games: now.games })
      : say('progress.gamesOf', { games: now.games, total: goal.games }),
    goal.positions === undefined
      ? say('progress.positions', { positions: now.positions })
      : say('progress.positionsOf', { positions: now.positions, total: goal.positions }),
    say('progress.speed', { perSecond: Math.round(perSecond('positions')) }),
  ].join(', ')
  return left.length === 0
    ? progress
    : sayMain('timeLeft', { progress, time: makeDuration(Math.min(...left)) })
}
