import type { SearchThought } from '../search/index.ts'

/** Values are from White's side, whoever is to move: `points + weight of mobility * mobility + weights`. */
export interface KestrelThought extends SearchThought {
  readonly kind: 'kestrel'
  /** The score, by the name that the document gives it. */
  readonly evaluation: number
  /** Look-ups that the transposition table or the memory of moves and evaluations answered. */
  readonly hitCount: number
  /** Nodes of all searches for this choice. */
  readonly branchesSearched: number
}
