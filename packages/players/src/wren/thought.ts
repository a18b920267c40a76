import type { SearchThought } from '../search/index.ts'

/**
 * Values are state values, from the side to move at the root. A state value weighs the enemy's pieces three times, kings
 * included, so it says little by itself; `advantage` is what it is above the value of a draw in the same place, or the score
 * itself where the game is decided (`tellDecided`).
 */
export interface WrenThought extends SearchThought {
  readonly kind: 'wren'
  readonly method: 'minimax' | 'alpha-beta'
  readonly advantage: number
}
