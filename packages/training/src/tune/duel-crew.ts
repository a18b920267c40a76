import { Port } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'
import type { Duel, DuelCalls, DuelPlayer, DuelSetup, PlayedDuel } from './duels.ts'

const startWorker = startThread(new URL('./duel-worker.js', import.meta.url))

/** Plays pairs on threads of this process. */
export class DuelCrew implements DuelPlayer {
  readonly #ports: readonly Port<DuelCalls, DuelSetup>[]

  constructor(setup: DuelSetup, threads: number) {
    this.#ports = Array.from(
      { length: threads },
      () => new Port<DuelCalls, DuelSetup>(startWorker, { setup }),
    )
  }

  async play(duels: readonly Duel[], signal: AbortSignal, hear: (played: PlayedDuel) => void): Promise<void> {
    let next = 0
    const work = async (port: Port<DuelCalls, DuelSetup>) => {
      while (next < duels.length && !signal.aborted) {
        const duel = duels[next++]!
        hear({ pair: duel.pair, balance: await port.call('duel', duel) })
      }
    }
    await Promise.all(this.#ports.map(work))
  }

  async close(): Promise<void> {
    await Promise.all(this.#ports.map((port) => port.dispose()))
  }
}
