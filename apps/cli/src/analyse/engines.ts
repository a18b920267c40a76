import { createEngine, type Engine, engineVariants } from '@rookery/engine'
import type { Variant } from '@rookery/rules'

/** Raven for whichever variant the next game is of. */
export class Engines {
  #engine: Engine | undefined

  /** Nothing where Raven does not play the variant. */
  async engineFor(variant: Variant): Promise<Engine | undefined> {
    if (this.#engine?.variant.id === variant.id) return this.#engine
    if (!engineVariants.some((id) => id === variant.id)) return undefined
    await this.dispose()
    this.#engine = await createEngine({ variant })
    return this.#engine
  }

  async dispose(): Promise<void> {
    await this.#engine?.dispose()
    this.#engine = undefined
  }
}
