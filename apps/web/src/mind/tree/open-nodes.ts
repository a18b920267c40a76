import { childrenAt, countTold, moveAt, type SearchTree } from '@rookery/players'
import type { Move } from '@rookery/rules'

/** By node, 1 where its children are shown. */
export type OpenNodes = Uint8Array

export const hasChildren = (tree: SearchTree, node: number): boolean => tree.size[node]! > 1

/** What is shown at first: the root's children, and the line that the mind expects. */
export function openLine(tree: SearchTree, line: readonly Move[]): OpenNodes {
  const open = new Uint8Array(countTold(tree))
  if (hasChildren(tree, 0)) open[0] = 1
  for (const node of nodesOfLine(tree, line)) if (hasChildren(tree, node)) open[node] = 1
  return open
}

/** The nodes along a line of moves from the root, which is left out, as far as they are told. */
export function nodesOfLine(tree: SearchTree, line: readonly Move[]): number[] {
  const nodes: number[] = []
  let node = 0
  for (const move of line) {
    const next = childrenAt(tree, node).find((child) => moveAt(tree, child) === move)
    if (next === undefined) break
    nodes.push(next)
    node = next
  }
  return nodes
}

export function toggleNode(tree: SearchTree, open: OpenNodes, node: number): OpenNodes {
  if (!hasChildren(tree, node)) return open
  const next = open.slice()
  next[node] = open[node] ? 0 : 1
  return next
}

/** Shows a node by opening all above it. */
export function reveal(tree: SearchTree, open: OpenNodes, node: number): OpenNodes {
  let next = open
  for (const above of ancestorsOf(tree, node)) {
    if (next[above]) continue
    if (next === open) next = open.slice()
    next[above] = 1
  }
  return next
}

/** From the root down to the node's parent. */
export function ancestorsOf(tree: SearchTree, node: number): number[] {
  const ancestors: number[] = []
  let reached = 0
  while (reached !== node) {
    ancestors.push(reached)
    let child = reached + 1
    while (child + tree.size[child]! <= node) child += tree.size[child]!
    reached = child
  }
  return ancestors
}

/** All nodes of fewer plies, those that have children. */
export function openToPly(tree: SearchTree, ply: number): OpenNodes {
  const count = countTold(tree)
  const open = new Uint8Array(count)
  for (let node = 0; node < count; node++) if (tree.ply[node]! < ply && tree.size[node]! > 1) open[node] = 1
  return open
}

/** The same nodes in the tree of a later search, found by their moves. */
export function carryOpen(from: SearchTree, open: OpenNodes, to: SearchTree): OpenNodes {
  const carried = new Uint8Array(countTold(to))
  const pairs: [number, number][] = [[0, 0]]
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [before, after] = pair
    if (!open[before] || !hasChildren(to, after)) continue
    carried[after] = 1
    const openBefore = new Map(
      childrenAt(from, before)
        .filter((child) => open[child])
        .map((child) => [moveAt(from, child), child]),
    )
    if (openBefore.size === 0) continue
    for (const child of childrenAt(to, after)) {
      const same = openBefore.get(moveAt(to, child))
      if (same !== undefined) pairs.push([same, child])
    }
  }
  return carried
}
