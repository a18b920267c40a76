import type { GameView } from '@rookery/rules'
import { acceptsDraw } from '../draw-offers.ts'
import type { Mind } from '../mind.ts'
import type { Limits } from '../player.ts'
import type { Thought } from '../thought.ts'
import { askMind } from './ask-mind.ts'

/** A mind where it runs. It is asked one thing at a time. */
export interface Runner {
  /** `undefined` means that the last thought reported stands, if there is one. */
  think(
    game: GameView,
    limits: Limits,
    report: (thought: Thought) => void,
    signal: AbortSignal,
  ): Promise<Thought | undefined>
  acceptsDraw(game: GameView): Promise<boolean>
  /** Ends what is going on; its promise then settles in some way, soon. */
  dispose(): Promise<void>
}

/** Runs a mind in this thread, where it can be stopped only if it listens to its pulse. */
export function createLocalRunner(mind: Mind, seed: number): Runner {
  let disposed = false
  return {
    think(game, limits, report, signal) {
      const stop = {
        get aborted() {
          return disposed || signal.aborted
        },
      }
      return askMind(mind, seed, game, limits, report, stop)
    },
    acceptsDraw: (game) => acceptsDraw(mind, game),
    async dispose() {
      disposed = true
      await mind.dispose?.()
    },
  }
}
