import type { SearchThought } from '../search/index.ts'

/** Values are hundredths of a pawn from the side to move: material plus the worth of the squares. */
export type OwlThought = SearchThought
