import { childrenAt, cutAt, moveAt } from '@rookery/players'
import { describe, expect, it } from 'vitest'
import { askMind } from '../../testing/ask-mind.ts'
import { columnsAt, decisionAt, filmDepth, makeFrames } from './frames.ts'

const { thought } = await askMind('owl', { depth: 3 })
const { tree } = thought.details

describe('the film of a search', () => {
  it('visits the nodes of its levels in the order of the walk, and ends with the choice', () => {
    const frames = makeFrames(tree, 2)
    const first = frames.filter(({ node }, index) => frames.findIndex((each) => each.node === node) === index)
    const walked = [...tree.ply.keys()].filter((node) => node > 0 && tree.ply[node]! <= 2)
    expect(first.map(({ node }) => node).slice(0, -1)).toEqual(walked)
    expect(frames.at(-1)).toEqual({ kind: 'value', node: 0 })
    const [column] = columnsAt(tree, frames.at(-1)!)
    const best = column!.moves.find(({ isBest }) => isBest)!
    expect(moveAt(tree, best.node)).toBe(thought.choice)
    expect(column!.moves).toHaveLength(childrenAt(tree, 0).length)
  })

  it('gives every node that it enters a value, after all below it', () => {
    const frames = makeFrames(tree, 2)
    for (const [index, { kind, node }] of frames.entries()) {
      if (kind !== 'enter') continue
      const done = frames.findIndex((each) => each.kind === 'value' && each.node === node)
      expect(done).toBeGreaterThan(index)
      expect(
        frames
          .slice(index + 1, done)
          .every((each) => each.node > node && each.node < node + tree.size[node]!),
      ).toBe(true)
    }
  })

  it('is as deep as an evening allows, and shows the first moves in any case', () => {
    expect(filmDepth(tree, 1)).toBe(1)
    expect(filmDepth(tree, 1_000_000)).toBe(Math.max(...tree.ply))
  })

  it('shows a cut as a decision: nothing beside it is looked at', () => {
    const parent = [...tree.ply.keys()].find((node) => tree.ply[node] === 1 && cutAt(tree, node))!
    const last = childrenAt(tree, parent).at(-1)!
    expect(decisionAt(tree, last)).toEqual({ kind: 'cut', unseen: cutAt(tree, parent)!.unseen })
    const columns = columnsAt(tree, { kind: 'value', node: last })
    expect(columns.at(-1)!.cut).toBe(cutAt(tree, parent)!.unseen)
    expect(columnsAt(tree, { kind: 'enter', node: last }).at(-1)!.cut).toBe(0)
  })

  it('tells the first value, a better one and one that is no better', () => {
    const [first, ...others] = childrenAt(tree, 0)
    expect(decisionAt(tree, first!)).toEqual({ kind: 'first' })
    const kinds = others.map((node) => decisionAt(tree, node).kind)
    expect(new Set(kinds)).toContain('no better')
  })
})
