import type { Move } from '@rookery/rules'

/** The choice is `moves[drawn]`. */
export interface FledglingThought {
  readonly kind: 'fledgling'
  /** The moves it drew from. */
  readonly moves: readonly Move[]
  /** A random whole number below the count of moves. */
  readonly drawn: number
  readonly choice: Move
}
