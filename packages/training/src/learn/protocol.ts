import type { GameOrder, PlayedGame, SelfPlayPlan } from './self-play.ts'

export interface HandSetup {
  readonly plan: SelfPlayPlan
  /** The table's address, password and all: it must not be shown. */
  readonly store: string
}

export interface HandCalls {
  /** Some games of a round; reports after each. Those that are finished, where it is stopped. */
  readonly play: {
    readonly given: readonly GameOrder[]
    readonly report: number
    readonly answer: readonly PlayedGame[]
  }
}
