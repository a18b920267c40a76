import type { SearchTree } from '@rookery/players'
import { entryKinds, entryOf, type TreeLayout } from './layout.ts'
import { hasChildren, type OpenNodes } from './open-nodes.ts'

export type Walk =
  | { readonly kind: 'focus'; readonly node: number }
  | { readonly kind: 'unfold'; readonly node: number }
  | { readonly kind: 'toggle'; readonly node: number }

/** What a key means in a tree, by the custom of trees: arrows walk, left and right close and open, and a star shows all siblings. */
export function walkByKey(
  key: string,
  tree: SearchTree,
  open: OpenNodes,
  layout: TreeLayout,
  node: number,
): Walk | undefined {
  const entry = entryOf(layout, node)
  if (entry < 0) return undefined
  const focus = (to: number): Walk => ({ kind: 'focus', node: layout.node[to]! })
  switch (key) {
    case 'ArrowDown':
      return focus(nextNode(layout, entry, 1))
    case 'ArrowUp':
      return focus(nextNode(layout, entry, -1))
    case 'ArrowRight':
      if (!hasChildren(tree, node)) return focus(entry)
      return open[node] ? focus(nextNode(layout, entry, 1)) : { kind: 'toggle', node }
    case 'ArrowLeft':
      return open[node] ? { kind: 'toggle', node } : focus(Math.max(0, layout.parent[entry]!))
    case '*':
      return { kind: 'unfold', node: layout.node[Math.max(0, layout.parent[entry]!)]! }
    case 'Home':
      return focus(0)
    case 'End':
      return focus(nextNode(layout, layout.count, -1))
    default:
      return undefined
  }
}

/** The next entry that stands for a node, or the same one at either end. */
function nextNode(layout: TreeLayout, entry: number, step: 1 | -1): number {
  let next = entry + step
  while (next >= 0 && next < layout.count && layout.kind[next] !== entryKinds.node) next += step
  return next >= 0 && next < layout.count ? next : entry
}

/** The entries around a node that are put into the page for keyboards and screen readers. */
export function windowAround(layout: TreeLayout, node: number, reach: number): number[] {
  const entry = Math.max(0, entryOf(layout, node))
  const before: number[] = []
  const after: number[] = []
  for (let at = entry - 1; at >= 0 && before.length < reach; at--)
    if (layout.kind[at] === entryKinds.node) before.push(layout.node[at]!)
  for (let at = entry + 1; at < layout.count && after.length < reach; at++)
    if (layout.kind[at] === entryKinds.node) after.push(layout.node[at]!)
  return [...before.reverse(), layout.node[entry]!, ...after]
}
