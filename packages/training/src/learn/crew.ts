import { ExperienceError, type LearnedGame } from '@rookery/experience'
import { PlayerError } from '@rookery/players'
import { startWorker } from '#learn-platform'
import type { Reply, StartWorker, WorkerHandle } from './protocol.ts'
import type { SelfPlayPlan } from './self-play.ts'

/** Plays a plan with so many workers. Each batch is taken before its hand may run far ahead; games finished at an abort are taken too. */
export async function playWithCrew(
  plan: SelfPlayPlan,
  workers: number,
  store: string,
  take: (games: readonly LearnedGame[]) => Promise<void>,
  signal: AbortSignal,
  start: StartWorker = startWorker,
): Promise<void> {
  const dismissal = new AbortController()
  const whenStopped = AbortSignal.any([signal, dismissal.signal])
  const hands = Array.from({ length: workers }, (_, first) =>
    playOnWorker(
      { kind: 'play', plan, share: { first, step: workers }, store },
      take,
      whenStopped,
      start,
    ).catch((error) => {
      // What the others have finished is still taken.
      dismissal.abort()
      throw error
    }),
  )
  const ends = await Promise.allSettled(hands)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

function playOnWorker(
  order: Parameters<WorkerHandle['post']>[0] & { kind: 'play' },
  take: (games: readonly LearnedGame[]) => Promise<void>,
  signal: AbortSignal,
  start: StartWorker,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let taking = Promise.resolve()
    let isOver = false
    const stop = () => worker.post({ kind: 'stop' })
    const finish = (settle: () => void) => {
      if (isOver) return
      isOver = true
      signal.removeEventListener('abort', stop)
      void worker.terminate().then(settle)
    }
    const hear = (reply: Reply) => {
      switch (reply.kind) {
        case 'games':
          taking = taking.then(() => take(reply.games)).then(() => worker.post({ kind: 'taken' }))
          taking.catch((error) => finish(() => reject(error)))
          break
        case 'done':
          taking.then(() => finish(resolve)).catch(() => {})
          break
        case 'failed':
          finish(() => reject(makeError(reply)))
      }
    }
    const worker = start(hear, (cause) =>
      finish(() => reject(new PlayerError('died', `a worker was lost: ${cause.message}`, { cause }))),
    )
    worker.post(order)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
}

const makeError = ({ code, message }: Reply & { kind: 'failed' }): Error =>
  code ? new ExperienceError(code, message) : new PlayerError('failed', message)
