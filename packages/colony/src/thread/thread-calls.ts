import type { PlanKind } from '../messages.ts'
import type { Sight } from '../watch/sight.ts'

/** What a thread of a worker is told of a plan before it does jobs of it. */
export interface ThreadPlan {
  readonly hash: string
  readonly kind: PlanKind
  /** As it was fetched and changed by what the worker's owner allows. */
  readonly plan: unknown
}

export interface ThreadCalls {
  readonly prepare: { readonly given: ThreadPlan }
  /** How long equal pieces of work take here, in milliseconds. */
  readonly measure: { readonly answer: readonly number[] }
  /** Does the units of a job of a plan that was prepared; reports whenever there is progress. */
  readonly run: {
    readonly given: {
      readonly hash: string
      readonly units: readonly unknown[]
      /** Where content is served that the units name by hash. */
      readonly addresses: readonly string[]
    }
    readonly report: { readonly progress: number; readonly sight?: Sight }
    readonly answer: readonly unknown[]
  }
}
