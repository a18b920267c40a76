import type { Settings } from '@rookery/players'

/** A position in which one setting shows what it does. */
export interface Example {
  readonly fen: string
  readonly variant: string
  /** The name of the setting to turn, in the mind's own schema; a mind without one is asked again and again. */
  readonly setting: string | undefined
  /** Where a few values tell more than the whole range. */
  readonly values?: readonly (number | string)[]
  /** Of the other settings, so that an answer comes at once. */
  readonly others: Settings
  /** What to look at. */
  readonly task: string
}

export interface Guide {
  readonly id: string
  /** Where its idea comes from. */
  readonly source: string
  readonly idea: readonly string[]
  /** What this house added or mended. */
  readonly ours: readonly string[]
  readonly example: Example
}
