import { childrenAt, countTold, maximizesAt, type SearchTree } from '@rookery/players'
import { describe, expect, it } from 'vitest'
import { entryKinds, entryOf, layOut } from './layout.ts'
import { type OpenNodes, openToPly } from './open-nodes.ts'
import { randomTree } from './random-tree.fixture.ts'
import { sortedChildren } from './sorted-children.ts'

const large = randomTree(100_000, 1)
const everything = openToPly(large, 255)

/** The same by recursion, the way it would be said. */
function plainly(tree: SearchTree, open: OpenNodes) {
  const rows = new Map<string, number>()
  let next = 0
  const place = (node: number): number => {
    const children = open[node] ? sortedChildren(tree, node).map(place) : []
    if (open[node] && tree.unseen[node]! > 0) {
      rows.set(`stub ${node}`, next)
      children.push(next++)
    }
    const row = children[0] ?? next++
    rows.set(`node ${node}`, row)
    return row
  }
  place(0)
  return rows
}

describe('the layout of a tree', () => {
  it.each([
    ['all of a small tree', 300, 255],
    ['two plies', 2000, 2],
    ['the root alone', 300, 0],
  ])('places %s as recursion would', (_, count, ply) => {
    const tree = randomTree(count, 3)
    const open = openToPly(tree, ply)
    const layout = layOut(tree, open)
    const expected = plainly(tree, open)
    expect(layout.count).toBe(expected.size)
    for (let entry = 0; entry < layout.count; entry++) {
      const key = `${layout.kind[entry] === entryKinds.cut ? 'stub' : 'node'} ${layout.node[entry]}`
      expect(layout.row[entry], key).toBe(expected.get(key))
    }
  })

  it('holds all of 100,000 nodes, from top to bottom in each ply', () => {
    expect(countTold(large)).toBeGreaterThan(90_000)
    const layout = layOut(large, everything)
    const stubs = layout.kind.filter((kind) => kind === entryKinds.cut).length
    expect(layout.count).toBe(countTold(large) + stubs)
    const outOfOrder = layout.plies.map(
      (entries) =>
        entries.filter(
          (entry, place) => place > 0 && layout.row[entry]! <= layout.lastRow[entries[place - 1]!]!,
        ).length,
    )
    expect(outOfOrder).toEqual(layout.plies.map(() => 0))
  })

  it('has one row for each entry without children', () => {
    const layout = layOut(large, everything)
    const parents = new Set(layout.parent)
    const ends = Array.from({ length: layout.count }, (_, entry) => entry).filter(
      (entry) => !parents.has(entry),
    )
    expect(layout.rows).toBe(ends.length)
    expect(ends.filter((entry, index) => layout.row[entry] !== index)).toEqual([])
  })

  it('has what is worth most to the mover on top', () => {
    const sign = (node: number) => (maximizesAt(large, node) ? 1 : -1)
    for (let node = 0; node < 3000; node++) {
      const values = sortedChildren(large, node).map((child) => sign(node) * large.value[child]!)
      expect(values).toEqual([...values].sort((a, b) => b - a))
      expect(sortedChildren(large, node).sort((a, b) => a - b)).toEqual(childrenAt(large, node))
    }
  })

  it('folds what there is no room for into one row with its count, but never the expected line', () => {
    const children = sortedChildren(large, 0)
    const last = children.at(-1)!
    const open = openToPly(large, 1)
    const fold = { most: 3, whole: new Set<number>(), kept: new Set([last]) }
    const layout = layOut(large, open, fold)
    const shown = [...layout.node].filter((_, entry) => layout.kind[entry] === entryKinds.node)
    expect(shown).toEqual([0, ...children.slice(0, 3), last])
    const row = layout.kind.indexOf(entryKinds.fold)
    expect([layout.node[row], layout.folded[row]]).toEqual([0, children.length - 4])
    const unfolded = layOut(large, open, { ...fold, whole: new Set([0]) })
    expect(unfolded.kind.includes(entryKinds.fold)).toBe(false)
  })

  it('finds the entry of every shown node, and of no other', () => {
    const open = openToPly(large, 3)
    const layout = layOut(large, open)
    const shown = new Map<number, number>()
    for (let entry = 0; entry < layout.count; entry++)
      if (layout.kind[entry] === entryKinds.node) shown.set(layout.node[entry]!, entry)
    const wrong = Array.from(large.ply.keys()).filter(
      (node) => entryOf(layout, node) !== (shown.get(node) ?? -1),
    )
    expect(wrong).toEqual([])
  })
})
