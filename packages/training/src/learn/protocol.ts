import type { LearnedGame } from '@rookery/experience'
import type { SelfPlayPlan, Share } from './self-play.ts'

export interface HandCalls {
  readonly play: {
    /** The store is its address, password and all: it must not be shown. */
    readonly given: { readonly plan: SelfPlayPlan; readonly share: Share; readonly store: string }
    readonly report: readonly LearnedGame[]
  }
  /** One batch was written down, and there is room for another. */
  readonly taken: object
}
