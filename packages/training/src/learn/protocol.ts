import type { ExperienceFault, LearnedGame } from '@rookery/experience'
import type { SelfPlayPlan, Share } from './self-play.ts'

/** What a hand is told. The store is its address, password and all: it must not be shown. */
export type Order =
  | { readonly kind: 'play'; readonly plan: SelfPlayPlan; readonly share: Share; readonly store: string }
  /** One batch was written down, and there is room for another. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'stop' }

export type Reply =
  | { readonly kind: 'games'; readonly games: readonly LearnedGame[] }
  | { readonly kind: 'done' }
  /** `code` where it is the store that failed. */
  | { readonly kind: 'failed'; readonly message: string; readonly code?: ExperienceFault['code'] }

export interface WorkerHandle {
  post(order: Order): void
  terminate(): Promise<void>
}

export type StartWorker = (hear: (reply: Reply) => void, died: (cause: Error) => void) => WorkerHandle

/** The worker's end of the line. */
export interface Port {
  listen(hear: (order: Order) => void): void
  post(reply: Reply): void
}
