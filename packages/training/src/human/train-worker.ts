import { serve } from '@rookery/workers'
import type { ChunkOrder } from '../epochs.ts'
import { Team } from '../threads/team.ts'
import { type HumanShape, HumanTrainerCore } from './trainer-core.ts'

/** What a worker is started with. */
export interface HumanWorkerSetup {
  readonly memory: WebAssembly.Memory
  /** Where threads wait for one another. */
  readonly barrier: SharedArrayBuffer
  readonly shape: HumanShape
  readonly positions: number
  readonly thread: number
  readonly threads: number
}

export interface TrainOrder extends ChunkOrder {
  readonly decay: number
  readonly dropout: number
  readonly seed: number
}

export interface HumanTrainerCalls {
  /** Answers with the sum of this thread's losses. */
  readonly train: { readonly given: TrainOrder; readonly answer: number }
  /** Measures so many positions of the order. */
  readonly measure: { readonly given: number }
}

serve<HumanTrainerCalls, HumanWorkerSetup>(({ memory, barrier, shape, positions, thread, threads }) => {
  const core = new HumanTrainerCore(memory, shape, thread, threads, positions)
  const team = new Team(barrier, thread, threads)
  return {
    train({ batch, rates, decay, dropout, step, seed }) {
      const [from, to] = team.shareOf(batch, 1)
      const [firstParameter, lastParameter] = team.shareOf(core.weights.length, 4)
      core.seed(seed * threads + thread, step)
      let loss = 0
      for (const [index, rate] of rates.entries()) {
        const start = index * batch
        loss += core.accumulate(start + from, start + to, dropout)
        team.meet()
        core.update(firstParameter, lastParameter, { batch, rate, decay, step: step + index })
        team.meet()
      }
      return loss
    },
    measure(count) {
      const [from, to] = team.shareOf(count, 1)
      core.measure(from, to, 0)
      return undefined
    },
  }
})
