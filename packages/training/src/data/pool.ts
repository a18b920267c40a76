import { Worker } from 'node:worker_threads'
import type { Network } from '@rookery/engine'
import type { FinishedGame } from './self-play.ts'
import type { DataSettings } from './settings.ts'

export interface WorkerSetup {
  readonly module: WebAssembly.Module
  readonly settings: DataSettings
  /** Without it the hand-written evaluation plays. */
  readonly network: Network | undefined
}

/** How far the games may run ahead of the oldest that is not done, for each worker. */
const AHEAD = 32

interface Wishes {
  readonly threads: number
  readonly firstGame: number
  readonly signal: AbortSignal
  /** Hears of the games in their order, whichever is done first; false ends it all. */
  hear(game: FinishedGame): boolean
}

/** Plays games on several threads until `hear` has enough of them or the signal is given. */
export function playGames(setup: WorkerSetup, { threads, firstGame, signal, hear }: Wishes): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  const waiting = new Map<number, FinishedGame>()
  /** Workers that can be given a game. */
  const idle: Worker[] = []
  const workers: Worker[] = []
  let nextPlayed = firstGame
  let nextHeard = firstGame
  const feed = () => {
    while (idle.length > 0 && nextPlayed < nextHeard + AHEAD * threads) idle.pop()!.postMessage(nextPlayed++)
  }
  return new Promise<void>((resolve, reject) => {
    let isOver = false
    const end = (error?: Error) => {
      if (isOver) return
      isOver = true
      signal.removeEventListener('abort', stop)
      Promise.all(workers.map((worker) => worker.terminate())).then(
        () => (error ? reject(error) : resolve()),
        reject,
      )
    }
    const stop = () => end()
    const receive = (number: number, game: FinishedGame) => {
      waiting.set(number, game)
      for (let next = waiting.get(nextHeard); next !== undefined; next = waiting.get(nextHeard)) {
        waiting.delete(nextHeard++)
        if (!hear(next)) return end()
      }
    }
    signal.addEventListener('abort', stop, { once: true })
    for (let thread = 0; thread < threads; thread++) {
      // The caller's flags are not the worker's: it would not even start with some of them, such as --input-type.
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: setup, execArgv: [] })
      workers.push(worker)
      // One game more than it can play, so that no worker waits while the files are written.
      idle.push(worker, worker)
      worker.on('message', ({ number, game }: { number: number; game: FinishedGame }) => {
        if (isOver) return
        try {
          receive(number, game)
        } catch (error) {
          return end(error as Error)
        }
        idle.push(worker)
        feed()
      })
      worker.on('error', end)
      worker.on('exit', (code) => end(new Error(`a worker ended with exit code ${code}`)))
    }
    feed()
  })
}
