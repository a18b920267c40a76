import type { Move, Position } from '@rookery/rules'
import { restlessMoves } from './quiet-ends.ts'
import { childrenAt, kindAt, moveAt, type SearchTree } from './tree.ts'

/** The legal moves of a node that were cut off, or none where its children are folded. `position` is the node's. */
export function unseenMovesAt(tree: SearchTree, node: number, position: Position): Move[] {
  if (kindAt(tree, node) !== 'cut') return []
  const seen = new Set(childrenAt(tree, node).map((child) => moveAt(tree, child)))
  if (seen.size === 0) return []
  const candidates = Number.isNaN(tree.stand[node]) ? position.legalMoves() : restlessMoves(position)
  return candidates.filter((move) => !seen.has(move))
}
