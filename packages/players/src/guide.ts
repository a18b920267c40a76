import type { Position, VariantId } from '@rookery/rules'
import type { Settings } from './settings.ts'
import type { Thought } from './thought.ts'

/** A position in which one setting shows what it does. */
export interface Example {
  readonly fen: string
  readonly variant: VariantId
  /** The name of the setting to turn, in the mind's own schema; a mind without one is asked again and again. */
  readonly setting?: string
  /** Where a few values tell more than the whole range. */
  readonly values?: readonly (number | string)[]
  /** Of the other settings, so that an answer comes at once. */
  readonly others: Settings
  /** What to look at. */
  readonly task: string
  /** What to call asking once more, for a mind that leaves something to chance. */
  readonly again?: string
  /** For a mind that needs something made up for the example; others are simply asked. */
  ask?(settings: Settings, seed: number, position: Position): Promise<Thought>
}

/** What a reader wants to know of a mind. */
export interface Guide {
  /** Where its idea comes from. */
  readonly source: string
  readonly idea: readonly string[]
  /** What this house added or mended. */
  readonly ours: readonly string[]
  /** A mind without one cannot be tried beside its text. */
  readonly example?: Example
}
