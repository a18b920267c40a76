import { ExperienceError, isExperienceError, type LearnedGame } from '@rookery/experience'
import { PlayerError } from '@rookery/players'
import { Port, type StartWorker, WorkerError } from '@rookery/workers'
import { startWorker } from '#start-worker'
import type { HandCalls } from './protocol.ts'
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
    playOnWorker({ plan, share: { first, step: workers }, store }, take, whenStopped, start).catch(
      (error) => {
        // What the others have finished is still taken.
        dismissal.abort()
        throw error
      },
    ),
  )
  const ends = await Promise.allSettled(hands)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Batches are taken one after another; the worker is over when the last one has been. */
async function playOnWorker(
  order: HandCalls['play']['given'],
  take: (games: readonly LearnedGame[]) => Promise<void>,
  signal: AbortSignal,
  start: StartWorker,
): Promise<void> {
  const port = new Port<HandCalls>(start)
  let taking = Promise.resolve()
  try {
    await new Promise<void>((resolve, reject) => {
      const report = (games: readonly LearnedGame[]) => {
        taking = taking.then(() => take(games)).then(() => port.call('taken', undefined))
        taking.catch(reject)
      }
      port.call('play', order, { report, signal }).then(() => taking.then(resolve), reject)
    })
  } catch (error) {
    throw explain(error)
  } finally {
    await port.dispose()
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof WorkerError)) return error
  const { code, message, cause } = error
  if (code === 'died') return new PlayerError('died', message, { cause })
  return isExperienceError(cause)
    ? new ExperienceError(cause.code, message)
    : new PlayerError('failed', message)
}
