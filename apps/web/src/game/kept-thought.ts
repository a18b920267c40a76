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
const treeBytesKept = 64 * 2 ** 20

/** The thoughts with one more, of which the newest have their trees, as many as the memory allows and one at the least. */
export function addThought(
  thoughts: ReadonlyMap<number, KeptThought>,
  ply: number,
  thought: Thought,
): ReadonlyMap<number, KeptThought> {
  const all = new Map<number, KeptThought>(thoughts).set(ply, thought)
  let bytes = 0
  for (const [at, each] of [...all].sort(([a], [b]) => b - a)) {
    bytes += treeBytes(each)
    if (bytes > treeBytesKept && at !== ply) all.set(at, forgetTree(each))
  }
  return all
}

function treeBytes(thought: KeptThought): number {
  if (thought.kind === 'parrot') return thought.fallback ? treeBytes(thought.fallback.thought) : 0
  if (!('tree' in thought)) return 0
  return Object.values(thought.tree).reduce(
    (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    0,
  )
}

/** The thought with the counts of its tree in place of the tree. */
export function forgetTree(thought: KeptThought): KeptThought {
  if (thought.kind === 'parrot' && thought.fallback) {
    const { player, thought: own } = thought.fallback
    return { ...thought, fallback: { player, thought: forgetTree(own) } } as KeptThought
  }
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
