import { childrenAt, moveAt, movesTo } from '@rookery/players'
import { describe, expect, it } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { ancestorsOf, carryOpen, nodesOfLine, openLine, openToPly, reveal, toggleNode } from './open-nodes.ts'
import { randomTree } from './random-tree.fixture.ts'

const shallow = await askMind('owl', { depth: 2 })
const deep = await askMind('owl', { depth: 3 })

describe('which nodes are open', () => {
  it('is at first the root and the line that the mind expects', () => {
    const {
      line,
      details: { tree },
    } = deep.thought
    const open = openLine(tree, line)
    const along = nodesOfLine(tree, line)
    expect(along.map((node) => moveAt(tree, node))).toEqual(line)
    expect([...open.keys()].filter((node) => open[node])).toEqual([0, ...along.slice(0, -1)])
  })

  it('changes for one node at a time, and never for one without children', () => {
    const {
      line,
      details: { tree },
    } = deep.thought
    const open = openLine(tree, line)
    const [first] = nodesOfLine(tree, line)
    const closed = toggleNode(tree, open, first!)
    expect(closed[first!]).toBe(0)
    expect(toggleNode(tree, closed, first!)).toEqual(open)
    const leaf = nodesOfLine(tree, line).at(-1)!
    expect(toggleNode(tree, open, leaf)).toBe(open)
  })

  it('can be made to show any node', () => {
    const tree = randomTree(5000, 2)
    const open = reveal(tree, openToPly(tree, 0), 4321)
    expect(ancestorsOf(tree, 4321).every((node) => open[node] === 1)).toBe(true)
    expect(open.reduce((sum, each) => sum + each, 0)).toBe(tree.ply[4321])
  })

  it('is carried over to a deeper tree by the moves', () => {
    const { tree: from } = shallow.thought.details
    const { tree: to } = deep.thought.details
    const picked = childrenAt(from, 0)[4]!
    const open = toggleNode(from, openLine(from, []), picked)
    const carried = carryOpen(from, open, to)
    const opened = [...carried.keys()].filter((node) => carried[node])
    expect(opened.map((node) => movesTo(to, node))).toEqual([[], movesTo(from, picked)])
  })

  it('of a whole tree stays whole when carried over to the same one', () => {
    const tree = randomTree(20_000, 5)
    const all = openToPly(tree, 255)
    expect(carryOpen(tree, all, tree)).toEqual(all)
  })
})
