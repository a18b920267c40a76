import { createRandom, type Move } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import type { GameTree } from './game-tree.ts'
import { childrenAt, countTold, foldedAt, movesTo, type SearchTree, treeToJson } from './tree.ts'
import { TreeRecorder } from './tree-recorder.ts'
import { TreeSearch } from './tree-search.ts'

interface Branch {
  readonly move: Move
  readonly ply: number
  readonly seed: number
}

const bushy: GameTree<Branch> = {
  getChildren: ({ ply, seed }) =>
    Array.from({ length: 4 }, (_, index) => ({
      move: (index + 1) as Move,
      ply: ply + 1,
      seed: Math.imul(seed, 31) + index,
    })),
  terminal: () => false,
  utility: ({ seed }) => createRandom(seed).below(100),
}

function record(capacity: number, depth = 5): SearchTree {
  const recorder = new TreeRecorder<Branch>(true, capacity)
  const root = { move: 0 as Move, ply: 0, seed: 1 }
  new TreeSearch(bushy, root, { depth, aids: recorder }).run()
  return recorder.tree()
}

/** The whole tree without what lies deeper than a ply. */
function shallow(tree: SearchTree, deepest: number) {
  const kept = [...tree.ply.keys()].filter((node) => tree.ply[node]! <= deepest)
  return kept.map((node) => [tree.ply[node], tree.move[node], tree.value[node], tree.walked[node]])
}

const whole = record(100_000)

describe('a recorded tree', () => {
  it('tells every node once, below its parent', () => {
    expect(countTold(whole)).toBe(whole.walked[0])
    const visit = (node: number): number =>
      childrenAt(whole, node).reduce((sum, child) => {
        expect(whole.ply[child]).toBe(whole.ply[node]! + 1)
        return sum + visit(child)
      }, 1)
    expect(visit(0)).toBe(countTold(whole))
  })

  it('knows the way to each of its nodes', () => {
    const visit = (node: number, way: number[]): void => {
      expect(movesTo(whole, node)).toEqual(way)
      for (const child of childrenAt(whole, node)) visit(child, [...way, whole.move[child]!])
    }
    visit(0, [])
  })

  it.each([400, 150, 60, 21, 6])(
    'folds the deepest plies into their parents when it may hold %i',
    (capacity) => {
      const folded = record(capacity)
      expect(countTold(folded)).toBeLessThanOrEqual(capacity)
      const deepest = Math.max(...folded.ply)
      expect(deepest).toBeLessThan(5)
      expect(shallow(folded, deepest)).toEqual(shallow(whole, deepest))
      const leaves = [...folded.ply.keys()].filter((node) => folded.ply[node] === deepest)
      expect(leaves.reduce((sum, node) => sum + foldedAt(folded, node), 0)).toBe(foldedAt(folded, 0))
      for (const leaf of leaves) expect(childrenAt(folded, leaf)).toEqual([])
    },
  )

  it('becomes JSON, with null for a bound that is not there', () => {
    const json = JSON.parse(JSON.stringify(treeToJson(record(1000, 1))))
    expect(json).toMatchObject({ move: null, alpha: null, beta: null, kind: 'inner', walked: 5 })
    expect(json.children).toHaveLength(4)
    expect(json.children[1]).toMatchObject({ move: 2, beta: null, kind: 'leaf', children: [] })
  })

  it('survives the way to another thread', () => {
    expect(structuredClone(whole)).toEqual(whole)
  })
})
