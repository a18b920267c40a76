import type { Network } from '@rookery/engine'
import type { DataSettings } from '../data/settings.ts'

export interface DuelSetup {
  /** The build for tuning, whose margins can be set. */
  readonly module: WebAssembly.Module
  readonly network: Network
  readonly settings: DataSettings
  /** The margins by name, in the order of a pair's values. */
  readonly names: readonly string[]
}

export interface DuelCalls {
  /** Two games from one opening between two settings of the margins; the first one's wins less its losses. */
  readonly duel: {
    readonly given: {
      readonly pair: number
      readonly plus: readonly number[]
      readonly minus: readonly number[]
    }
    readonly answer: number
  }
}
