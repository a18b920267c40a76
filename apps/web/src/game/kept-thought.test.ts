import type { OwlThought, Thought } from '@rookery/players'
import { beforeAll, describe, expect, it } from 'vitest'
import { askMind } from '../testing/ask-mind.ts'
import { addThought, type KeptThought, treeCountsOf } from './kept-thought.ts'

let owl: OwlThought

beforeAll(async () => {
  owl = (await askMind('owl', { depth: 3 })).thought
})

const thinkAt = (plies: readonly number[], thought: Thought) =>
  plies.reduce((kept, ply) => addThought(kept, ply, thought), new Map() as ReadonlyMap<number, KeptThought>)

const pliesWithTree = (thoughts: ReadonlyMap<number, KeptThought>) =>
  [...thoughts].filter(([, thought]) => 'tree' in thought).map(([ply]) => ply)

describe('the thoughts of a long game', () => {
  it('keep the trees of the newest four moves', () => {
    expect(pliesWithTree(thinkAt([1, 3, 5, 7, 9, 11], owl))).toEqual([5, 7, 9, 11])
  })

  it('count a move that is still thought about once', () => {
    expect(pliesWithTree(thinkAt([1, 3, 5, 7, 7, 7, 7], owl))).toEqual([1, 3, 5, 7])
  })

  it('lose nothing but the tree, of which the counts stay', () => {
    const forgotten = thinkAt([1, 3, 5, 7, 9], owl).get(1)!
    const { tree, ...rest } = owl
    expect(forgotten).toEqual({ ...rest, treeCounts: treeCountsOf(owl) })
  })

  it('keep a thought that has no tree as it is', () => {
    const thought: Thought = { kind: 'interrupted', moves: [owl.choice], choice: owl.choice }
    const kept = thinkAt([1, 3, 5, 7, 9], thought)
    expect([...kept.values()].every((each) => each === thought)).toBe(true)
  })
})

describe('the counts of a tree', () => {
  it('are those of the search', () => {
    const counts = treeCountsOf(owl)
    expect(counts).toMatchObject({ told: owl.tree.ply.length, walked: owl.nodes })
    expect(counts.cutNodes).toBeGreaterThan(0)
    expect(counts.unseen).toBe(owl.tree.unseen.reduce((sum, each) => sum + each, 0))
  })
})
