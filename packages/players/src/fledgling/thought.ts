import type { Move } from '@rookery/rules'
import type { Thought } from '../thought.ts'

/** The choice is `moves[drawn]`. */
export interface FledglingDetails {
  /** The moves it drew from. */
  readonly moves: readonly Move[]
  /** A random whole number below the count of moves. */
  readonly drawn: number
}

export type FledglingThought = Thought<FledglingDetails>
