import type { SearchThought } from '../search/index.ts'

/**
 * Values are sums of Heron's own piece values, in hundredths of a usual pawn, from the side to move; `bests` are all moves of equal
 * worth.
 */
export type HeronThought = SearchThought
