import { createEngine, type Engine, engineVariants } from '@rookery/engine'
import type { Variant } from '@rookery/rules'

/** What the looks at a whole game leave behind has to fit. */
const HASH_MB = 64

export const ravenPlays = ({ id }: Variant): boolean => engineVariants.some((each) => each === id)

/** Ravens of one thread each, so that a game's review does not depend on how many work at once. */
export class Engines {
  /** Who has nothing to do; those not yet made are undefined. */
  readonly #free: (Engine | undefined)[]
  readonly #made = new Set<Engine>()
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = Array.from({ length: count })
  }

  /** Waits until one is free. */
  async use<T>(variant: Variant, work: (engine: Engine) => Promise<T>): Promise<T> {
    while (this.#free.length === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let engine = this.#free.pop()
    try {
      if (engine?.variant.id !== variant.id) {
        await engine?.dispose()
        engine = undefined
        engine = await createEngine({ variant, hashMb: HASH_MB })
        this.#made.add(engine)
      }
      return await work(engine)
    } finally {
      this.#free.push(engine)
      this.#waiting.shift()?.()
    }
  }

  async dispose(): Promise<void> {
    for (const engine of this.#made) await engine.dispose()
  }
}
