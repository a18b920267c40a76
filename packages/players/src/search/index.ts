export { bareKingSteps, bareKingWorth, explainBareKing, withBareKing } from './bare-king.ts'
export type { ChessNode } from './chess-node.ts'
export { ChessTree, type ChessTreeOptions, type Judge, seenFrom } from './chess-tree.ts'
export type { GameTree, NodeKind, Recalled, SearchAids } from './game-tree.ts'

export { roughWorths } from './move-order.ts'
export { createPieceTable, explainPieces, type PieceTable } from './piece-table.ts'
export { presentIdea } from './present.ts'
export { restlessMoves } from './quiet-ends.ts'

export { deepen, formOpinion, type Goal, opine, scoreForMover, think } from './think.ts'
export { considerMoves, type Style, type Thinker, Thinking } from './thinking.ts'
export {
  type ConsideredMove,
  hasTree,
  isSearched,
  type KeptSearchDetails,
  type SearchDetails,
  type SearchedThought,
  type SearchIdea,
  type SearchThought,
  treeCountsOf,
} from './thought.ts'
export * from './tree.ts'
export { TreeRecorder } from './tree-recorder.ts'
export { TreeSearch } from './tree-search.ts'
export { turnThought } from './turn-thought.ts'
export { unseenMovesAt } from './unseen-moves.ts'
export { readHundredths } from './yardstick.ts'
