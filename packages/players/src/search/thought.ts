import type { Color, Move } from '@rookery/rules'
import { checkThought, type Thought } from '../thought.ts'
import type { LeafValue } from '../voice/index.ts'
import { countTree, type Exactness, type SearchTree, type TreeCounts } from './tree.ts'

export interface ConsideredMove {
  readonly move: Move
  readonly value: number
  /** `at most` (for a side that looks for the lowest value `at least`): proved not to be better than the choice. */
  readonly exactness: Exactness
}

/** What every mind that searches a tree tells besides the common part: the walk itself, and what it found. */
export interface SearchDetails {
  /** All values are from this side; a mind that thinks as White does names White though it plays Black. */
  readonly perspective: Color
  /** The value of the choice, as the search counts it. */
  readonly value: number
  /** Half-moves that the tree looks ahead. */
  readonly depth: number
  /** Whether lines went on beyond the depth until they were quiet: by captures, promotions to a queen and answers to check. */
  readonly quietEnds: boolean
  /** Nodes of this tree, and of all trees so far: each search looks one half-move further than the last. */
  readonly nodes: number
  readonly totalNodes: number
  /** In the order in which they were looked at. */
  readonly moves: readonly ConsideredMove[]
  /** The moves of equal worth among which `drawn` chose; where the first best is taken, that one alone. */
  readonly bests: readonly Move[]
  readonly drawn: number
  readonly leaf: LeafValue
  readonly tree: SearchTree
}

/** The details without the tree, which is too large to be kept for every move of a game. */
export type KeptSearchDetails = Omit<SearchDetails, 'tree'> & { readonly treeCounts: TreeCounts }

export type SearchThought<Own = unknown> = Thought<SearchDetails & Own>

/** A thought of this family as it comes from the mind, or as it was kept. */
export type SearchedThought<Own = unknown> = Thought<(SearchDetails | KeptSearchDetails) & Own>

/** What a search has found: the details, the choice and the best play for both sides, beginning with the choice. */
export interface SearchIdea extends SearchDetails {
  readonly choice: Move
  readonly line: readonly [Move, ...Move[]]
}

export const isSearched = (thought: Thought): thought is SearchedThought =>
  typeof thought?.details === 'object' && thought.details !== null && 'leaf' in thought.details

/** Whether its tree is still there. */
export const hasTree = (thought: SearchedThought): thought is SearchThought =>
  isSearched(thought) && 'tree' in thought.details

export function treeCountsOf(thought: SearchedThought): TreeCounts {
  checkThought(thought)
  const { details } = thought
  return 'tree' in details ? countTree(details.tree) : details.treeCounts
}
