import type { SearchThought } from '../search/index.ts'

export interface WrenDetails {
  readonly method: 'minimax' | 'alpha-beta'
  /**
   * A state value weighs the enemy's pieces three times, kings included, so it says little by itself: this is what the value is
   * above that of a draw in the same place, or the value itself where the game is decided.
   */
  readonly advantage: number
}

/** Values are state values, from the side to move at the root; scores are the advantage over a draw. */
export type WrenThought = SearchThought<WrenDetails>
