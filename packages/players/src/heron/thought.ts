import type { SearchThought } from '../search/index.ts'

/** Values are sums of Heron's own piece values, from the side to move; `bests` are all moves of equal worth. */
export interface HeronThought extends SearchThought {
  readonly kind: 'heron'
}
