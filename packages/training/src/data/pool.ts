import type { Network } from '@rookery/engine'
import { Port } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'
import type { FinishedGame } from './self-play.ts'
import type { DataSettings } from './settings.ts'
import type { Starts } from './starts.ts'

export interface WorkerSetup {
  readonly module: WebAssembly.Module
  readonly settings: DataSettings
  /** Without it the hand-written evaluation plays. */
  readonly network: Network | undefined
  /** What the games begin from, where the settings name it. */
  readonly starts: Starts | undefined
}

export interface GameCalls {
  /** Plays the game of a number. */
  readonly play: { readonly given: number; readonly answer: FinishedGame }
}

const startWorker = startThread(new URL('./worker.js', import.meta.url))

/** How far the games may run ahead of the oldest that is not done, for each worker. */
const AHEAD = 32

export interface GameWishes {
  readonly firstGame: number
  readonly signal: AbortSignal
  /** Hears of the games in their order, whichever is done first; false ends it all. */
  hear(game: FinishedGame): boolean
}

interface Wishes extends GameWishes {
  readonly threads: number
}

/** Plays games on several threads until `hear` has enough of them or the signal is given. */
export function playGames(setup: WorkerSetup, { threads, firstGame, signal, hear }: Wishes): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  const waiting = new Map<number, FinishedGame>()
  const ports = Array.from(
    { length: threads },
    () => new Port<GameCalls, WorkerSetup>(startWorker, { setup }),
  )
  // One game more than it can play, so that no worker waits while the files are written.
  const idle = [...ports, ...ports]
  let nextPlayed = firstGame
  let nextHeard = firstGame
  return new Promise<void>((resolve, reject) => {
    let isOver = false
    const end = (error?: unknown) => {
      if (isOver) return
      isOver = true
      signal.removeEventListener('abort', stop)
      Promise.all(ports.map((port) => port.dispose())).then(() => (error ? reject(error) : resolve()), reject)
    }
    const stop = () => end()
    const receive = (number: number, game: FinishedGame) => {
      waiting.set(number, game)
      for (let next = waiting.get(nextHeard); next !== undefined; next = waiting.get(nextHeard)) {
        waiting.delete(nextHeard++)
        if (!hear(next)) return end()
      }
    }
    const play = async (port: Port<GameCalls, WorkerSetup>, number: number) => {
      try {
        const game = await port.call('play', number)
        if (isOver) return
        receive(number, game)
        idle.push(port)
        feed()
      } catch (error) {
        end(error)
      }
    }
    const feed = () => {
      while (!isOver && idle.length > 0 && nextPlayed < nextHeard + AHEAD * threads)
        void play(idle.pop()!, nextPlayed++)
    }
    signal.addEventListener('abort', stop, { once: true })
    feed()
  })
}
