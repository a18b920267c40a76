import type { ChunkOrder } from '../epochs.ts'
import type { NetworkShape } from './trainer-core.ts'

/** What a worker is started with. */
export interface WorkerSetup {
  readonly memory: WebAssembly.Memory
  /** Where threads wait for one another: how many have arrived, and how often all have. */
  readonly barrier: SharedArrayBuffer
  readonly shape: NetworkShape
  readonly thread: number
  readonly threads: number
}

interface Target {
  readonly resultShare: number
  readonly scale: number
}

export type Order =
  | ({
      readonly kind: 'train'
      readonly target: Target
      readonly decay: number
      readonly most: number
    } & ChunkOrder)
  | { readonly kind: 'measure'; readonly target: Target; readonly count: number }

export interface TrainerCalls {
  /** Answers with the sum of squared errors over this thread's positions. */
  readonly work: { readonly given: Order; readonly answer: number }
}
