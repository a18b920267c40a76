import { describeValue, type Move } from '@rookery/rules'
import { type NodeKind, nodeKinds } from './game-tree.ts'

/** More nodes than this are not told one by one: the deepest plies are folded into their parents. */
export const MOST_NODES = 100_000

/**
 * The tree that a search walked, node by node in the order of its walk: node 0 is the root, and a node is followed
 * by everything below it. Columns instead of objects, because a tree of 100,000 nodes has to cross from a worker to
 * a page in a moment. Values are from the side that the thought names.
 */
export interface SearchTree {
  /** Whether the root's mover looks for the highest value; at each ply the sides change. */
  readonly rootMaximizes: boolean
  readonly ply: Uint8Array
  /** The move that leads to the node; 0 at the root. */
  readonly move: Int32Array
  /** The window with which the node was entered. */
  readonly alpha: Float64Array
  readonly beta: Float64Array
  readonly value: Float64Array
  /** Index into `nodeKinds`. */
  readonly kind: Uint8Array
  /** How many children were cut off, never looked at. */
  readonly unseen: Uint16Array
  /** Beyond the set depth: what the mover may leave the node at instead of taking. `NaN` where it must move, and above. */
  readonly stand: Float64Array
  /** How many entries the node and all below it have in these columns: the next sibling is so much further on. */
  readonly size: Uint32Array
  /** How many nodes were walked, this one and those below it, told here or folded. */
  readonly walked: Uint32Array
}

/** For whoever has no types to say so. */
function checkTree(tree: SearchTree): void {
  if (!ArrayBuffer.isView(tree?.ply))
    throw new TypeError(`a search tree is what the details of a thought have, not ${describeValue(tree)}`)
}

export function countTold(tree: SearchTree): number {
  checkTree(tree)
  return tree.ply.length
}

export function kindAt(tree: SearchTree, node: number): NodeKind {
  checkTree(tree)
  return nodeKinds[tree.kind[node]!]!
}

export function moveAt(tree: SearchTree, node: number): Move {
  checkTree(tree)
  return tree.move[node]! as Move
}

export function maximizesAt(tree: SearchTree, node: number): boolean {
  checkTree(tree)
  return tree.rootMaximizes === (tree.ply[node]! % 2 === 0)
}

/** The children that are told, in the order in which they were looked at. */
export function childrenAt(tree: SearchTree, node: number): number[] {
  checkTree(tree)
  const children: number[] = []
  const end = node + tree.size[node]!
  for (let child = node + 1; child < end; child += tree.size[child]!) children.push(child)
  return children
}

/** How many nodes below this one were walked but are not told. */
export function foldedAt(tree: SearchTree, node: number): number {
  checkTree(tree)
  return tree.walked[node]! - tree.size[node]!
}

/** `at least` and `at most`: the value is a bound, for which the branches that could move it were not all seen. */
export type Exactness = 'exact' | 'at least' | 'at most'

export function exactnessAt(tree: SearchTree, node: number): Exactness {
  const kind = kindAt(tree, node)
  if (kind === 'leaf' || kind === 'end') return 'exact'
  if (tree.value[node]! >= tree.beta[node]!) return 'at least'
  return tree.value[node]! <= tree.alpha[node]! ? 'at most' : 'exact'
}

/** The bound that let the node's remaining children go unseen. */
export interface Cut {
  readonly by: 'alpha' | 'beta'
  readonly bound: number
  readonly unseen: number
}

/** A side that looks for the highest value is cut by beta, what the other side can already hold it to. */
export function cutAt(tree: SearchTree, node: number): Cut | undefined {
  if (kindAt(tree, node) !== 'cut') return undefined
  const by = maximizesAt(tree, node) ? 'beta' : 'alpha'
  return { by, bound: tree[by][node]!, unseen: tree.unseen[node]! }
}

/** The moves from the root to a node. */
export function movesTo(tree: SearchTree, node: number): Move[] {
  const told = countTold(tree)
  if (!Number.isInteger(node) || node < 0 || node >= told)
    throw new RangeError(`node ${String(node)} is none of the ${told} of the tree`)
  const moves: Move[] = []
  let reached = 0
  while (reached !== node) {
    let child = reached + 1
    while (child + tree.size[child]! <= node) child += tree.size[child]!
    moves.push(moveAt(tree, child))
    reached = child
  }
  return moves
}

/** What remains to be told of a tree once it is forgotten. */
export interface TreeCounts {
  /** Nodes that the tree has entries for; the others are folded into their parents. */
  readonly told: number
  readonly walked: number
  /** Told nodes that were left early, and how many of their children were never looked at. */
  readonly cutNodes: number
  readonly unseen: number
}

export function countTree(tree: SearchTree): TreeCounts {
  const told = countTold(tree)
  let cutNodes = 0
  let unseen = 0
  for (let node = 0; node < told; node++) {
    if (kindAt(tree, node) !== 'cut') continue
    cutNodes++
    unseen += tree.unseen[node]!
  }
  return { told, walked: tree.walked[0] ?? 0, cutNodes, unseen }
}

export interface TreeNodeJson {
  readonly move: number | null
  /** `null` where there is no bound yet. */
  readonly alpha: number | null
  readonly beta: number | null
  readonly value: number
  readonly kind: NodeKind
  readonly unseen: number
  /** `null` where its mover must move. */
  readonly stand: number | null
  readonly walked: number
  readonly children: readonly TreeNodeJson[]
}

/** The tree as nested objects, for programs that read JSON. */
export function treeToJson(tree: SearchTree, node = 0): TreeNodeJson {
  checkTree(tree)
  const bound = (value: number) => (Number.isFinite(value) ? value : null)
  return {
    move: node === 0 ? null : tree.move[node]!,
    alpha: bound(tree.alpha[node]!),
    beta: bound(tree.beta[node]!),
    value: tree.value[node]!,
    kind: kindAt(tree, node),
    unseen: tree.unseen[node]!,
    stand: bound(tree.stand[node]!),
    walked: tree.walked[node]!,
    children: childrenAt(tree, node).map((child) => treeToJson(tree, child)),
  }
}
