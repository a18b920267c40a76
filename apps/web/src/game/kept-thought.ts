import { kindAt, type SearchTree, type Thought } from '@rookery/players'

export type TreeThought = Extract<Thought, { readonly tree: SearchTree }>

/** What remains to be told of a tree once it is forgotten. */
export interface TreeCounts {
  /** Nodes that the tree has entries for; the others are folded into their parents. */
  readonly told: number
  readonly walked: number
  /** Told nodes that were left early, and how many of their children were never looked at. */
  readonly cutNodes: number
  readonly unseen: number
}

type WithoutTree<T> = T extends TreeThought ? Omit<T, 'tree'> & { readonly treeCounts: TreeCounts } : never

export type SearchedThought = TreeThought | WithoutTree<TreeThought>
export type KeptThought = Thought | WithoutTree<TreeThought>

/** A tree of 100,000 nodes takes 4 MB, so a long game's trees would take hundreds. */
const treesKept = 4

/** The thoughts with one more, of which only the newest have their trees. */
export function addThought(
  thoughts: ReadonlyMap<number, KeptThought>,
  ply: number,
  thought: Thought,
): ReadonlyMap<number, KeptThought> {
  const all = new Map<number, KeptThought>(thoughts).set(ply, thought)
  const withTree = [...all].filter(([, each]) => 'tree' in each).map(([at]) => at)
  for (const at of withTree.sort((a, b) => b - a).slice(treesKept)) all.set(at, forgetTree(all.get(at)!))
  return all
}

function forgetTree(thought: KeptThought): KeptThought {
  if (!('tree' in thought)) return thought
  const { tree, ...rest } = thought
  return { ...rest, treeCounts: countTree(tree) } as KeptThought
}

export const treeCountsOf = (thought: SearchedThought): TreeCounts =>
  'tree' in thought ? countTree(thought.tree) : thought.treeCounts

function countTree(tree: SearchTree): TreeCounts {
  const told = tree.ply.length
  let cutNodes = 0
  let unseen = 0
  for (let node = 0; node < told; node++) {
    if (kindAt(tree, node) !== 'cut') continue
    cutNodes++
    unseen += tree.unseen[node]!
  }
  return { told, walked: tree.walked[0] ?? 0, cutNodes, unseen }
}
