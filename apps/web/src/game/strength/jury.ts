import { createEngine, type Engine } from '@rookery/engine'
import { openMynah } from '@rookery/players/mynah'
import { type Evidence, gatherEvidence } from '@rookery/practice'
import type { Color, Line } from '@rookery/rules'

const HASH_MB = 8

/** Mynah, and a Raven for the board of the game at hand: together they tell how strong somebody has played. */
export class Jury {
  #engine: Engine | undefined

  /** What a game says of both sides; nothing where the signal came first. */
  async hear(line: Line, signal: AbortSignal): Promise<Readonly<Record<Color, Evidence>> | undefined> {
    const mynah = await openMynah()
    if (this.#engine?.variant.id !== line.variant.id) {
      await this.dispose()
      // One thread: the same game is always judged alike.
      this.#engine = await createEngine({ variant: line.variant, threads: 1, hashMb: HASH_MB })
    }
    return gatherEvidence(line, { mynah, engine: this.#engine }, signal)
  }

  async dispose(): Promise<void> {
    await this.#engine?.dispose()
    this.#engine = undefined
  }
}
