import type { SearchThought } from '../search/index.ts'

/** What Scoria prints after each move (docs/origins.md). */
export interface KestrelCounts {
  /** The value, by the name that Scoria gives it. */
  readonly evaluation: number
  /** Look-ups that the transposition table or the memory of moves and evaluations answered. */
  readonly hitCount: number
  /** Nodes of all searches for this choice. */
  readonly branchesSearched: number
}

/** Values are from White's side, whoever is to move: `points + weight of mobility * mobility + weights`. */
export type KestrelThought = SearchThought<KestrelCounts>
