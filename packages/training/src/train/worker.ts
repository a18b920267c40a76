import { serve } from '@rookery/workers'
import type { Order, TrainerCalls, WorkerSetup } from './protocol.ts'
import { TrainerCore } from './trainer-core.ts'

serve<TrainerCalls, WorkerSetup>(({ memory, barrier, shape, thread, threads }) => {
  const core = new TrainerCore(memory, shape, thread, threads)
  const meeting = new Int32Array(barrier)

  /** Waits until every thread is here. */
  function meet(): void {
    const round = Atomics.load(meeting, 1)
    if (Atomics.add(meeting, 0, 1) + 1 === threads) {
      Atomics.store(meeting, 0, 0)
      Atomics.add(meeting, 1, 1)
      Atomics.notify(meeting, 1)
    } else {
      while (Atomics.load(meeting, 1) === round) Atomics.wait(meeting, 1, round)
    }
  }

  /** This thread's share of so many things, in whole steps. */
  function shareOf(count: number, step: number): [from: number, to: number] {
    const cut = (part: number) => Math.min(count, Math.floor((count * part) / threads / step) * step)
    return [cut(thread), thread === threads - 1 ? count : cut(thread + 1)]
  }

  function train({ target, batch, rates, decay, most, step }: Order & { kind: 'train' }): number {
    const [from, to] = shareOf(batch, 1)
    const [firstParameter, lastParameter] = shareOf(core.weights.length, 4)
    let loss = 0
    for (const [index, rate] of rates.entries()) {
      const start = index * batch
      loss += core.accumulate(start + from, start + to, target.resultShare, target.scale)
      meet()
      core.update(firstParameter, lastParameter, { batch, rate, decay, most, step: step + index })
      meet()
    }
    return loss
  }

  function measure({ target, count }: Order & { kind: 'measure' }): number {
    const [from, to] = shareOf(count, 1)
    return core.measure(from, to, target.resultShare, target.scale)
  }

  return { work: (order) => (order.kind === 'train' ? train(order) : measure(order)) }
})
