import type { Color, Move, Piece, Square } from '@rookery/rules'
import type { Standing } from './chess-node.ts'
import type { Exactness, SearchTree } from './tree.ts'

export interface SquareWorth {
  readonly square: Square
  readonly piece: Piece
  readonly value: number
}

/** One part of an evaluation, and what each piece on its square adds to it. */
export interface Term {
  readonly name: string
  readonly value: number
  readonly squares: readonly SquareWorth[]
}

/** Where the expected line ends. Its value is the sum of its terms, or what the end of the game is worth. */
export interface LeafValue {
  readonly fen: string
  readonly value: number
  /** For the side to move there; `open` where the game goes on. */
  readonly standing: Standing
  /** From the same side as all values; empty where the game is over. */
  readonly terms: readonly Term[]
}

export interface ConsideredMove {
  readonly move: Move
  readonly value: number
  /** `at most` (for a side that looks for the lowest value `at least`): proved not to be better than the choice. */
  readonly exactness: Exactness
}

/** What every mind that searches a tree tells: the walk itself, and what it found. */
export interface SearchThought {
  readonly choice: Move
  /** All values are from this side; a mind that thinks as White does names White though it plays Black. */
  readonly perspective: Color
  /** The value of the choice. */
  readonly score: number
  /** Half-moves that the tree looks ahead. */
  readonly depth: number
  /** Whether lines went on beyond the depth until they were quiet: by captures, crowned queens and answers to check. */
  readonly quietEnds: boolean
  /** Nodes of this tree, and of all trees so far: each search looks one half-move further than the last. */
  readonly nodes: number
  readonly totalNodes: number
  /** In the order in which they were looked at. */
  readonly moves: readonly ConsideredMove[]
  /** The moves of equal worth among which `drawn` chose; where the first best is taken, that one alone. */
  readonly bests: readonly Move[]
  readonly drawn: number
  /** The best play for both sides, beginning with the choice. */
  readonly line: readonly Move[]
  readonly leaf: LeafValue
  readonly tree: SearchTree
}
