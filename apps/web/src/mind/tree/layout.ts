import { countTold, type SearchTree } from '@rookery/players'
import type { OpenNodes } from './open-nodes.ts'
import { sortedChildren } from './sorted-children.ts'

/** What of an open node's children is shown; the others are folded into one row with their count. */
export interface Fold {
  /** So many of the best. */
  readonly most: number
  /** Nodes all of whose children are shown. */
  readonly whole: ReadonlySet<number>
  /** Nodes that are always shown: the line that the mind expects. */
  readonly kept: ReadonlySet<number>
}

const noNodes: ReadonlySet<number> = new Set()
const noFold: Fold = { most: Number.POSITIVE_INFINITY, whole: noNodes, kept: noNodes }

/** What an entry of a layout stands for: a node, its children that were cut off, or its children that are folded away. */
export const entryKinds = { node: 0, cut: 1, fold: 2 } as const

/**
 * Where the shown nodes stand, in rows and plies: the root on the left, one row for each entry without shown children, parents
 * beside the first of theirs, so that the best line runs straight. Within a ply entries stand from top to bottom, which is what
 * makes the visible ones findable without looking at the others.
 */
export interface TreeLayout {
  readonly count: number
  readonly rows: number
  /** The tree's node of each entry; for those that are cut off or folded, the node whose children they are. */
  readonly node: Int32Array
  readonly kind: Uint8Array
  /** How many children an entry stands for that is no node. */
  readonly folded: Int32Array
  readonly ply: Uint8Array
  readonly row: Int32Array
  /** The lowest row of the entry and all that is shown below it. */
  readonly lastRow: Int32Array
  /** The entry of the last shown child, -1 where there is none. */
  readonly lastChild: Int32Array
  /** The parent's entry, -1 for the root. */
  readonly parent: Int32Array
  /** The entries of each ply, from top to bottom. */
  readonly plies: readonly Int32Array[]
  /** The entry of each node of the tree, -1 where it is not shown. */
  readonly entries: Int32Array
}

interface Frame {
  readonly entry: number
  readonly children: readonly number[]
  next: number
}

/** One walk down and one back up: a tree of 100,000 nodes takes a few milliseconds. */
export function layOut(tree: SearchTree, open: OpenNodes, fold: Fold = noFold): TreeLayout {
  const told = countTold(tree)
  const room = countRoom(tree, open)
  const node = new Int32Array(room)
  const kind = new Uint8Array(room)
  const folded = new Int32Array(room)
  const ply = new Uint8Array(room)
  const parent = new Int32Array(room)
  const entries = new Int32Array(told).fill(-1)
  let count = 0

  const add = (at: number, level: number, above: number, what: number, stands: number) => {
    node[count] = at
    kind[count] = what
    folded[count] = stands
    ply[count] = level
    parent[count] = above
    if (what === entryKinds.node) entries[at] = count
    return count++
  }
  const enter = (at: number, level: number, above: number): Frame => {
    const entry = add(at, level, above, entryKinds.node, 0)
    return { entry, children: open[at] ? shownChildren(tree, at, fold) : [], next: 0 }
  }

  const path: Frame[] = [enter(0, 0, -1)]
  for (let frame = path.at(-1); frame; frame = path.at(-1)) {
    const level = path.length
    if (frame.next < frame.children.length) {
      path.push(enter(frame.children[frame.next++]!, level, frame.entry))
      continue
    }
    const at = node[frame.entry]!
    if (open[at]) {
      const hidden = countChildren(tree, at) - frame.children.length
      if (hidden > 0) add(at, level, frame.entry, entryKinds.fold, hidden)
      if (tree.unseen[at]! > 0) add(at, level, frame.entry, entryKinds.cut, tree.unseen[at]!)
    }
    path.pop()
  }
  const filled = <Column extends Int32Array | Uint8Array>(column: Column) =>
    column.subarray(0, count) as Column
  return place({
    count,
    node: filled(node),
    kind: filled(kind),
    folded: filled(folded),
    ply: filled(ply),
    parent: filled(parent),
    entries,
  })
}

type Placed = Pick<TreeLayout, 'count' | 'node' | 'kind' | 'folded' | 'ply' | 'parent' | 'entries'>

function place(placed: Placed): TreeLayout {
  const { count, ply, parent } = placed
  const row = new Int32Array(count)
  const lastRow = new Int32Array(count)
  const lastChild = new Int32Array(count).fill(-1)
  for (let entry = 1; entry < count; entry++) lastChild[parent[entry]!] = entry
  let rows = 0
  for (let entry = 0; entry < count; entry++) row[entry] = lastChild[entry]! < 0 ? rows++ : rows
  for (let entry = count - 1; entry >= 0; entry--)
    lastRow[entry] = lastChild[entry]! < 0 ? row[entry]! : lastRow[lastChild[entry]!]!
  const perPly = new Int32Array(257)
  let deepest = 0
  for (let entry = 0; entry < count; entry++) {
    perPly[ply[entry]!]!++
    deepest = Math.max(deepest, ply[entry]!)
  }
  const plies = Array.from({ length: deepest + 1 }, (_, level) => new Int32Array(perPly[level]!))
  const filled = new Int32Array(deepest + 1)
  for (let entry = 0; entry < count; entry++) plies[ply[entry]!]![filled[ply[entry]!]!++] = entry
  return { ...placed, rows, row, lastRow, lastChild, plies }
}

function shownChildren(tree: SearchTree, node: number, { most, whole, kept }: Fold): readonly number[] {
  const children = sortedChildren(tree, node)
  // A row that stands for one move takes as much room as the move.
  if (children.length <= most + 1 || whole.has(node)) return children
  return children.filter((child, index) => index < most || kept.has(child))
}

function countChildren(tree: SearchTree, node: number): number {
  let count = 0
  const end = node + tree.size[node]!
  for (let child = node + 1; child < end; child += tree.size[child]!) count++
  return count
}

/** No more entries than these are shown. */
function countRoom(tree: SearchTree, open: OpenNodes): number {
  const told = countTold(tree)
  let count = 0
  for (let at = 0; at < told; at += open[at] ? 1 : tree.size[at]!) count += open[at] ? 3 : 1
  return count
}

/** The entry of a node, or -1 where it is not shown. */
export const entryOf = ({ entries }: TreeLayout, node: number): number => entries[node] ?? -1
