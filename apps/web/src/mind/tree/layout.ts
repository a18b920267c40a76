import { countTold, type SearchTree } from '@rookery/players'
import type { OpenNodes } from './open-nodes.ts'

/**
 * Where the shown nodes stand, in rows and plies: the root on the left, one row for each entry without shown children, parents
 * beside the first of theirs, so that the line looked at first runs straight. Entries are in the order of the search's walk, so
 * within a ply they stand from top to bottom, which is what makes the visible ones findable without looking at the others.
 */
export interface TreeLayout {
  readonly count: number
  readonly rows: number
  /** The tree's node of each entry; for a stub the node whose children were cut off. */
  readonly node: Int32Array
  /** 1 for an entry that stands for all children that were cut off, never looked at. */
  readonly isStub: Uint8Array
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
}

/** One walk down and one back up: a tree of 100,000 nodes takes a few milliseconds. */
export function layOut(tree: SearchTree, open: OpenNodes): TreeLayout {
  const told = countTold(tree)
  const shown = countShown(tree, open)
  const node = new Int32Array(shown)
  const isStub = new Uint8Array(shown)
  const ply = new Uint8Array(shown)
  const row = new Int32Array(shown)
  const lastRow = new Int32Array(shown)
  const lastChild = new Int32Array(shown).fill(-1)
  const parent = new Int32Array(shown)
  const perPly = new Int32Array(257)
  const path: number[] = []
  let count = 0
  let deepest = 0

  const add = (at: number, level: number, stub: boolean) => {
    node[count] = at
    isStub[count] = stub ? 1 : 0
    ply[count] = level
    parent[count] = level === 0 ? -1 : path[level - 1]!
    perPly[level]!++
    if (level > deepest) deepest = level
    return count++
  }
  const endAbove = (level: number) => {
    for (let above = path.length - 1; above >= level; above--) {
      const at = node[path[above]!]!
      if (open[at] && tree.unseen[at]! > 0) add(at, above + 1, true)
    }
    path.length = level
  }

  for (let at = 0; at < told; at += open[at] ? 1 : tree.size[at]!) {
    const level = tree.ply[at]!
    endAbove(level)
    path[level] = add(at, level, false)
  }
  endAbove(0)

  for (let entry = 1; entry < count; entry++) lastChild[parent[entry]!] = entry
  let rows = 0
  for (let entry = 0; entry < count; entry++) row[entry] = lastChild[entry]! < 0 ? rows++ : rows
  for (let entry = count - 1; entry >= 0; entry--)
    lastRow[entry] = lastChild[entry]! < 0 ? row[entry]! : lastRow[lastChild[entry]!]!

  const plies = Array.from({ length: deepest + 1 }, (_, level) => new Int32Array(perPly[level]!))
  const filled = new Int32Array(deepest + 1)
  for (let entry = 0; entry < count; entry++) plies[ply[entry]!]![filled[ply[entry]!]!++] = entry
  return { count, rows, node, isStub, ply, row, lastRow, lastChild, parent, plies }
}

function countShown(tree: SearchTree, open: OpenNodes): number {
  const told = countTold(tree)
  let count = 0
  for (let at = 0; at < told; at += open[at] ? 1 : tree.size[at]!)
    count += open[at] && tree.unseen[at]! > 0 ? 2 : 1
  return count
}

/** The entry of a node, or -1 where it is not shown. */
export function entryOf(layout: TreeLayout, node: number): number {
  let low = 0
  let high = layout.count - 1
  // Stubs come after the children of their node, so the order of the others is that of their nodes.
  while (low <= high) {
    const middle = (low + high) >> 1
    let real = middle
    while (real >= low && layout.isStub[real]) real--
    if (real < low) {
      low = middle + 1
      continue
    }
    const found = layout.node[real]!
    if (found === node) return real
    if (found < node) low = middle + 1
    else high = real - 1
  }
  return -1
}
