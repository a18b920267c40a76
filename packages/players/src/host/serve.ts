import { acceptsDraw } from '../draw-offers.ts'
import type { Mind, MindModule } from '../mind.ts'
import type { Thought } from '../thought.ts'
import { askMind } from './ask-mind.ts'
import { type Answers, type Job, type Order, type Reply, unpackGame, type Wake } from './protocol.ts'
import type { StopSign } from './pulse.ts'

/** The worker's end of the line to its host. */
export interface Port {
  listen(hear: (order: Order) => void): void
  post(reply: Reply): void
}

/** Makes this thread the home of one mind. */
export function serve(port: Port, load: (id: string) => Promise<MindModule>): void {
  let home: Home | undefined
  port.listen((order) => {
    if (order.kind === 'wake') home = createHome(port, load, order)
    else if (order.kind === 'stop') home?.stop(order.job)
    else void home?.take(order)
  })
}

interface Home {
  take(job: Job): Promise<void>
  stop(job: number): void
}

function createHome(port: Port, load: (id: string) => Promise<MindModule>, wake: Wake): Home {
  const { id, settings, seed, stopFlag } = wake
  let mind: Promise<Mind> | undefined
  let stoppedJob = 0

  const stopSign = (job: number): StopSign => ({
    shared: stopFlag !== undefined,
    get aborted() {
      return (stopFlag ? Atomics.load(stopFlag, 0) : stoppedJob) >= job
    },
  })

  const answer = async (mind: Mind, job: Job): Promise<Answers[Job['kind']]> => {
    switch (job.kind) {
      case 'ready':
        return undefined
      case 'draw':
        return acceptsDraw(mind, unpackGame(job.game))
      case 'think': {
        const report = (thought: Thought) => port.post({ kind: 'thought', job: job.job, thought })
        return askMind(mind, seed, unpackGame(job.game), job.limits, report, stopSign(job.job))
      }
    }
  }

  return {
    async take(job) {
      try {
        mind ??= load(id).then((module) => module.createMind(settings))
        port.post({ kind: 'done', job: job.job, answer: await answer(await mind, job) })
      } catch (error) {
        const { message, stack } = error instanceof Error ? error : new Error(String(error))
        port.post({ kind: 'failed', job: job.job, message, stack })
      }
    },
    stop(job) {
      stoppedJob = job
    },
  }
}
