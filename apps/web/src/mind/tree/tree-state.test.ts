import { childrenAt, countTold, makeCount, makePawns, moveAt, movesTo } from '@rookery/players'
import { describe, expect, it } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { entryKinds, layOut } from './layout.ts'
import { nodesOfLine } from './open-nodes.ts'
import { sortedChildren } from './sorted-children.ts'
import { TreeGuide } from './tree-guide.ts'
import { beginTree, reduceTree, roomFor, type TreeState } from './tree-state.ts'
import { nameNode, tellBound, tellNode } from './tree-words.ts'
import { walkByKey, windowAround } from './walk-keys.ts'

const shallow = await askMind('owl', { depth: 2 })
const deep = await askMind('owl', { depth: 3 })
const begun = beginTree(deep.thought.details.tree, deep.thought.line)

/** As the page lays it out. */
const show = ({ tree, open, room, whole, line }: TreeState) =>
  layOut(tree, open, { most: room.most, whole, kept: new Set(nodesOfLine(tree, line)) })

function press(state: TreeState, ...keys: readonly string[]): TreeState {
  return keys.reduce((before, key) => {
    const walk = walkByKey(key, before.tree, before.open, show(before), before.focused)
    return walk ? reduceTree(before, walk) : before
  }, state)
}

describe('a tree under the keyboard', () => {
  it('begins at the expected move', () => {
    expect(moveAt(begun.tree, begun.focused)).toBe(deep.thought.choice)
  })

  it('goes into a node with the right arrow and out again with the left', () => {
    const inside = press(begun, 'Home', 'ArrowRight')
    expect(inside.focused).toBe(sortedChildren(begun.tree, 0)[0])
    expect(press(inside, 'ArrowLeft', 'ArrowLeft').focused).toBe(0)
  })

  it('opens a closed node first, and closes an open one', () => {
    const last = childrenAt(begun.tree, 0).at(-1)!
    const at = reduceTree(begun, { kind: 'focus', node: last })
    const opened = press(at, 'ArrowRight')
    expect([opened.focused, opened.open[last]]).toEqual([last, 1])
    const closed = press(opened, 'ArrowRight', 'ArrowLeft', 'ArrowLeft')
    expect([closed.focused, closed.open[last]]).toEqual([last, 0])
  })

  it('walks every shown node once from top to bottom', () => {
    let state = press(begun, 'Home')
    const visited = [state.focused]
    for (;;) {
      const next = press(state, 'ArrowDown')
      if (next.focused === state.focused) break
      state = next
      visited.push(state.focused)
    }
    const layout = show(begun)
    const shown = [...layout.node].filter((_, entry) => layout.kind[entry] === entryKinds.node)
    expect(visited).toEqual(shown)
    expect(press(begun, 'End').focused).toBe(visited.at(-1))
  })

  it('has few nodes of many in the page, the focused one among them', () => {
    const all = reduceTree(begun, { kind: 'open-to', ply: 255 })
    const layout = show(all)
    for (const node of [0, 40, countTold(all.tree) - 1]) {
      const around = windowAround(layout, node, 12)
      expect(around).toContain(node)
      expect(around.length).toBeLessThanOrEqual(25)
      const entries = around.map((each) => layout.entries[each]!)
      expect(entries).toEqual([...entries].sort((a, b) => a - b))
    }
  })

  it('does not lose the focus in a branch that is closed', () => {
    const [first] = childrenAt(begun.tree, 0)
    const inside = reduceTree(begun, { kind: 'focus', node: childrenAt(begun.tree, first!)[3]! })
    expect(reduceTree(inside, { kind: 'toggle', node: first! }).focused).toBe(first)
    expect(reduceTree(inside, { kind: 'open-to', ply: 0 }).focused).toBe(0)
  })
})

describe('a tree that is folded to fit', () => {
  it.each([
    [13, 4],
    [30, 6],
    [7, 9],
  ])('takes no more than %d rows with a line of %d nodes', (rows, nodes) => {
    const { levels, most } = roomFor(rows, nodes)
    expect(levels).toBeLessThanOrEqual(nodes)
    expect(levels * (most + 2) - (levels - 1)).toBeLessThanOrEqual(rows)
  })

  it('fits, shows the expected line, and unfolds where somebody asks', () => {
    const fitted = reduceTree(begun, { kind: 'fit', rows: 13, columns: 5 })
    const layout = show(fitted)
    expect(layout.rows).toBeLessThanOrEqual(13)
    expect(layout.plies.length).toBeLessThanOrEqual(5)
    expect(show(reduceTree(begun, { kind: 'fit', rows: 13, columns: 2 })).plies).toHaveLength(2)
    const [first] = nodesOfLine(begun.tree, begun.line)
    expect(layout.entries[first!]).toBeGreaterThan(0)
    const unfolded = reduceTree(fitted, { kind: 'unfold', node: 0 })
    expect([...show(unfolded).parent].filter((parent) => parent === 0)).toHaveLength(
      childrenAt(begun.tree, 0).length,
    )
    expect(press(fitted, '*').whole.size).toBe(1)
  })

  it('brings a folded node out when it is focused', () => {
    const fitted = reduceTree(begun, { kind: 'fit', rows: 13, columns: 5 })
    const last = sortedChildren(begun.tree, 0).at(-1)!
    expect(show(fitted).entries[last]).toBe(-1)
    expect(show(reduceTree(fitted, { kind: 'focus', node: last })).entries[last]).toBeGreaterThan(0)
  })
})

describe('a tree that grows', () => {
  const {
    line,
    details: { tree },
  } = deep.thought

  it('shows the newest line as long as nobody has touched it', () => {
    const before = beginTree(shallow.thought.details.tree, shallow.thought.line)
    const after = reduceTree(before, { kind: 'grow', tree, line })
    expect(after).toEqual(beginTree(tree, line))
  })

  it('keeps what somebody has opened and focused, by its moves', () => {
    const before = beginTree(shallow.thought.details.tree, shallow.thought.line)
    const node = childrenAt(before.tree, 0)[7]!
    const touched = reduceTree(reduceTree(before, { kind: 'select', node }), { kind: 'toggle', node })
    const after = reduceTree(touched, { kind: 'grow', tree, line })
    expect(movesTo(tree, after.focused)).toEqual(movesTo(before.tree, node))
    expect(after.selected).toBe(after.focused)
    expect(after.open[after.focused]).toBe(1)
  })
})

describe('the words of a node', () => {
  const guide = new TreeGuide(deep.thought.details.tree, deep.position, makePawns)

  it('name the move, its value and its level, and no word of the method', () => {
    const [first] = childrenAt(guide.tree, 0)
    expect(nameNode(guide, first!)).toMatch(/^\S+, .+, level 1/)
    expect(nameNode(guide, 0)).toMatch(/^The position, /)
  })

  it('tell which bound cut the others off, and which they were', () => {
    const cut = [...guide.tree.unseen.keys()].find((node) => guide.tree.unseen[node]! > 1)!
    const [sentence, unseen] = tellNode(guide, cut)
    const count = guide.tree.unseen[cut]!
    expect(sentence).toMatch(
      /^\d+ moves were not looked at: (White|Black) already has at (least|most) .+, and the other side has something better/,
    )
    expect(unseen!.split(', ')).toHaveLength(count)
    expect(tellBound(guide, cut)).toMatch(
      /^The value reaches (alpha|beta), \S+, which cut the other moves off\.$/,
    )
    expect(nameNode(guide, cut)).toContain(`${count} moves not looked at`)
  })

  it('tell what was folded away', () => {
    const { tree } = guide
    const [node] = childrenAt(tree, 0)
    // The same search, told only as far as the root's first child.
    const kept = {
      ...tree,
      ply: tree.ply.slice(0, 2),
      move: tree.move.slice(0, 2),
      size: Uint32Array.of(2, 1),
      walked: Uint32Array.of(tree.walked[0]!, tree.walked[node!]!),
    }
    expect(tellNode(new TreeGuide(kept, deep.position, makePawns), 1).at(-1)).toBe(
      `${makeCount(tree.walked[node!]! - 1)} nodes below are folded into it: too many to tell one by one.`,
    )
  })
})
