import { childrenAt, countTold, makeCount, makePawns, moveAt, movesTo } from '@rookery/players'
import { describe, expect, it } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { layOut } from './layout.ts'
import { TreeGuide } from './tree-guide.ts'
import { beginTree, reduceTree, type TreeState } from './tree-state.ts'
import { nameNode, tellNode, tellStub } from './tree-words.ts'
import { walkByKey, windowAround } from './walk-keys.ts'

const shallow = await askMind('owl', { depth: 2 })
const deep = await askMind('owl', { depth: 3 })
const begun = beginTree(deep.thought.details.tree, deep.thought.line)

function press(state: TreeState, ...keys: readonly string[]): TreeState {
  return keys.reduce((before, key) => {
    const walk = walkByKey(key, before.tree, before.open, layOut(before.tree, before.open), before.focused)
    return walk ? reduceTree(before, walk) : before
  }, state)
}

describe('a tree under the keyboard', () => {
  it('begins at the expected move', () => {
    expect(moveAt(begun.tree, begun.focused)).toBe(deep.thought.choice)
  })

  it('goes into a node with the right arrow and out again with the left', () => {
    const inside = press(begun, 'Home', 'ArrowRight')
    expect(inside.focused).toBe(childrenAt(begun.tree, 0)[0])
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
    const layout = layOut(begun.tree, begun.open)
    const shown = [...layout.node].filter((_, entry) => !layout.isStub[entry])
    expect(visited).toEqual(shown)
    expect(press(begun, 'End').focused).toBe(visited.at(-1))
  })

  it('has few nodes of many in the page, the focused one among them', () => {
    const all = reduceTree(begun, { kind: 'open-to', ply: 255 })
    const layout = layOut(all.tree, all.open)
    for (const node of [0, 40, countTold(all.tree) - 1]) {
      const around = windowAround(layout, node, 12)
      expect(around).toContain(node)
      expect(around.length).toBeLessThanOrEqual(25)
      expect(around).toEqual([...around].sort((a, b) => a - b))
    }
  })

  it('does not lose the focus in a branch that is closed', () => {
    const [first] = childrenAt(begun.tree, 0)
    const inside = reduceTree(begun, { kind: 'focus', node: childrenAt(begun.tree, first!)[3]! })
    expect(reduceTree(inside, { kind: 'toggle', node: first! }).focused).toBe(first)
    expect(reduceTree(inside, { kind: 'open-to', ply: 0 }).focused).toBe(0)
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

  it('name the move, its value and its window', () => {
    const [first] = childrenAt(guide.tree, 0)
    expect(nameNode(guide, first!)).toMatch(/^\S+, .+, alpha none, beta none, 1 half-move deep/)
    expect(nameNode(guide, 0)).toMatch(/^The position, /)
  })

  it('tell which bound cut the others off, and which they were', () => {
    const cut = [...guide.tree.unseen.keys()].find((node) => guide.tree.unseen[node]! > 1)!
    const [sentence, unseen] = tellNode(guide, cut)
    const count = guide.tree.unseen[cut]!
    expect(sentence).toMatch(
      /^\d+ moves were cut off: (White|Black) already has at (least|most) .+, which reaches (alpha|beta) /,
    )
    expect(unseen!.split(', ')).toHaveLength(count)
    expect(tellStub(guide, cut)).toMatch(new RegExp(`^${count} cut by [αβ] `))
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
