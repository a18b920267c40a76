import type { Network } from '@rookery/engine'
import type { DataSettings } from '../data/settings.ts'

export interface DuelSetup {
  /** The build for tuning, whose margins can be set. */
  readonly core: Uint8Array
  readonly network: Network
  readonly settings: DataSettings
  /** The margins by name, in the order of a pair's values. */
  readonly names: readonly string[]
}

/** Two games from one opening between two settings of the margins. */
export interface Duel {
  readonly pair: number
  readonly plus: readonly number[]
  readonly minus: readonly number[]
}

export interface PlayedDuel {
  readonly pair: number
  /** The first setting's wins less its losses. */
  readonly balance: number
}

/** Who plays pairs, in whatever order. Those in play are finished where the signal is given. */
export interface DuelPlayer {
  play(duels: readonly Duel[], signal: AbortSignal, hear: (played: PlayedDuel) => void): Promise<void>
  close(): Promise<void>
}

export interface DuelCalls {
  readonly duel: { readonly given: Duel; readonly answer: number }
}
