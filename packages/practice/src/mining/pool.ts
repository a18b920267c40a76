import { Port } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'
import type { MinedGame, MineSettings } from './mine-game.ts'

export interface MineCalls {
  readonly mine: { readonly given: number; readonly answer: MinedGame }
}

const startWorker = startThread(new URL('./worker.js', import.meta.url))

export interface PoolWishes {
  readonly settings: MineSettings
  readonly threads: number
  readonly firstGame: number
  readonly signal: AbortSignal
}

/** How far games may run ahead of the oldest that is not done, for each thread. */
const AHEAD = 8

/** The games from a number on, in their order, whichever is done first; it ends with the signal, or with whoever reads them. */
export async function* mineGames({
  settings,
  threads,
  firstGame,
  signal,
}: PoolWishes): AsyncGenerator<MinedGame> {
  const ports = Array.from(
    { length: threads },
    () => new Port<MineCalls, MineSettings>(startWorker, { setup: settings }),
  )
  const free = [...ports]
  const begun: Promise<MinedGame>[] = []
  const stopped = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined)),
  )
  let next = firstGame
  let wake = () => {}
  const begin = () => {
    while (free.length > 0 && begun.length < AHEAD * threads) {
      const port = free.pop()!
      const mining = port.call('mine', next++)
      begun.push(mining)
      const release = () => {
        free.push(port)
        wake()
      }
      mining.then(release, release)
    }
  }
  try {
    while (!signal.aborted) {
      begin()
      const isFree = new Promise<'free'>((resolve) => {
        wake = () => resolve('free')
      })
      const first = await Promise.race([begun[0]!, isFree, stopped])
      if (first === undefined) return
      if (first === 'free') continue
      begun.shift()
      yield first
    }
  } finally {
    for (const mining of begun) mining.catch(() => {})
    await Promise.all(ports.map((port) => port.dispose()))
  }
}
