import { serve } from '@rookery/workers'
import { Team } from '../threads/team.ts'
import type { Order, TrainerCalls, WorkerSetup } from './protocol.ts'
import { TrainerCore } from './trainer-core.ts'

serve<TrainerCalls, WorkerSetup>(({ memory, barrier, shape, thread, threads }) => {
  const core = new TrainerCore(memory, shape, thread, threads)
  const team = new Team(barrier, thread, threads)

  function train({ target, batch, rates, decay, most, step }: Order & { kind: 'train' }): number {
    const [from, to] = team.shareOf(batch, 1)
    const [firstParameter, lastParameter] = team.shareOf(core.weights.length, 4)
    let loss = 0
    for (const [index, rate] of rates.entries()) {
      const start = index * batch
      loss += core.accumulate(start + from, start + to, target.resultShare, target.scale)
      team.meet()
      core.update(firstParameter, lastParameter, { batch, rate, decay, most, step: step + index })
      team.meet()
    }
    return loss
  }

  function measure({ target, count }: Order & { kind: 'measure' }): number {
    const [from, to] = team.shareOf(count, 1)
    return core.measure(from, to, target.resultShare, target.scale)
  }

  return { work: (order) => (order.kind === 'train' ? train(order) : measure(order)) }
})
