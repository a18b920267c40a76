import { Analyst, type Wish } from '@rookery/analysis'
import { createEngine, type Engine, engineVariants, type SearchInfo } from '@rookery/engine'
import type { Line, Variant } from '@rookery/rules'

export const ravenPlays = ({ id }: Variant): boolean => (engineVariants as readonly string[]).includes(id)

/** All cores but one, so that the page stays quick; one where memory cannot be shared. */
export const ravenThreads = (): number =>
  globalThis.crossOriginIsolated === true
    ? Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))
    : 1

/** Raven at the analyst's desk: it looks at one line of play after another, and each question ends the one before. */
export class RavenDesk {
  #engine: Promise<Engine> | undefined
  #analyst: Analyst | undefined
  #variant: Variant | undefined
  #busy: Promise<unknown> = Promise.resolve()
  #isDisposed = false

  /** Thinks until the signal stops it. */
  async analyse(
    line: Line,
    { signal, ...wish }: Pick<Wish, 'lines' | 'following'> & { readonly signal: AbortSignal },
    report: (info: SearchInfo) => void,
  ): Promise<void> {
    const before = this.#busy
    const asking = (async () => {
      await before.catch(() => {})
      if (signal.aborted || this.#isDisposed) return
      const analyst = await this.#analystFor(line.variant)
      await analyst.look(line, { ...wish, signal }, report)
    })()
    this.#busy = asking
    await asking
  }

  async dispose(): Promise<void> {
    this.#isDisposed = true
    const engine = await this.#engine?.catch(() => undefined)
    await engine?.dispose()
  }

  async #analystFor(variant: Variant): Promise<Analyst> {
    if (this.#analyst && this.#variant === variant) return this.#analyst
    const old = this.#engine
    this.#variant = variant
    this.#analyst = undefined
    this.#engine = (async () => {
      await (await old?.catch(() => undefined))?.dispose()
      return createEngine({ variant, threads: ravenThreads(), hashMb: 64 })
    })()
    try {
      this.#analyst = new Analyst(await this.#engine)
      return this.#analyst
    } catch (error) {
      this.#engine = undefined
      throw error
    }
  }
}
