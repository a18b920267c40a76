import { chess960, minichess, standard, type Variant } from '@rookery/rules'
import { countBytes, memoryFault, type Sizes } from '../core/load.ts'
import { Engine } from '../engine.ts'
import { EngineError } from '../engine-error.ts'
import type { Platform } from '../host/protocol.ts'
import { defaultOptions, type UciOptions, weaknessOf } from './options.ts'

export function variantOf({ isMinichess, isChess960 }: UciOptions): Variant {
  if (isMinichess) return minichess
  return isChess960 ? chess960 : standard
}

/** The engine as the options want it: opened when it is first needed, and anew when only a new one can take them up. */
export class EngineKeeper {
  readonly #platform: Platform
  readonly #say: (text: string) => void
  #engine: Engine | undefined
  #edition = 0

  constructor(platform: Platform, say: (text: string) => void) {
    this.#platform = platform
    this.#say = say
  }

  async open(options: UciOptions): Promise<Engine> {
    const old = this.#engine
    if (old && this.#edition === options.edition) return old
    await this.dispose()
    this.#edition = options.edition
    try {
      const threads = weaknessOf(options) ? 1 : options.threads
      this.#engine = await this.#start(options, { hashMb: options.hashMb, threads })
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'memory') throw error
      const { hashMb, threads } = old ?? defaultOptions()
      this.#say(`${error.message}; Hash stays ${hashMb} and Threads ${threads}`)
      this.#engine = await this.#start(options, { hashMb, threads })
    }
    return this.#engine
  }

  /** Why an engine of these sizes cannot take the place of the one that is open. */
  faultOf(sizes: Sizes): string | undefined {
    const engine = this.#engine
    return memoryFault(sizes, this.#platform.freeBytes() + (engine ? countBytes(engine) : 0))
  }

  async dispose(): Promise<void> {
    const engine = this.#engine
    this.#engine = undefined
    await engine?.dispose()
  }

  async #start(options: UciOptions, { hashMb, threads }: Sizes): Promise<Engine> {
    const { moveOverheadMs, networkFile, usesNetwork } = options
    const network = !usesNetwork ? 'none' : networkFile ? { file: networkFile } : 'shipped'
    // A weak Raven makes its mistakes in endings too.
    const tables = options.usesTables && !weaknessOf(options) ? 'shipped' : 'none'
    const variant = variantOf(options)
    const engine = new Engine(this.#platform, { variant, threads, hashMb, moveOverheadMs, network, tables })
    await engine.ready()
    if (engine.networkFault) this.#say(`${engine.networkFault}; the hand-written evaluation goes on`)
    return engine
  }
}
