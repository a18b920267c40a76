import { createRandom, type Random } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import type { GameTree } from './game-tree.ts'
import { TreeSearch } from './tree-search.ts'

interface Branch {
  readonly value: number
  readonly children: readonly Branch[]
}

const tree: GameTree<Branch> = {
  getChildren: (branch) => branch.children,
  terminal: (branch) => branch.children.length === 0,
  utility: (branch) => branch.value,
}

/** Few different values, so that many branches are equal. */
function grow(random: Random, depth: number): Branch {
  const children = depth > 0 ? Array.from({ length: random.below(5) }, () => grow(random, depth - 1)) : []
  return { value: random.below(7), children }
}

const minimax = (branch: Branch, depth: number, maximizes: boolean): number => {
  if (depth === 0 || branch.children.length === 0) return branch.value
  const values = branch.children.map((child) => minimax(child, depth - 1, !maximizes))
  return maximizes ? Math.max(...values) : Math.min(...values)
}

const random = createRandom(5)
const trees = Array.from({ length: 400 }, () => grow(random, 6))

describe('a search', () => {
  it.each([true, false])('finds the value that minimax finds, whoever moves first (%s)', (maximizes) => {
    for (const root of trees)
      for (const depth of [1, 3, Infinity]) {
        const search = new TreeSearch(tree, root, { depth, maximizes })
        expect(search.run()).toBe(true)
        expect(search.value).toBe(minimax(root, depth, maximizes))
      }
  })

  it('finds with a loosened bound exactly the equal children that minimax finds', () => {
    for (const root of trees) {
      const search = new TreeSearch(tree, root, { depth: Infinity, loosen: (best) => best - 1 })
      search.run()
      const equals = root.children.filter((child) => minimax(child, Infinity, false) === search.value)
      expect(search.bests.map(({ child }) => child)).toEqual(equals)
    }
  })

  it('gives a line whose end has the value of the root', () => {
    for (const root of trees) {
      const search = new TreeSearch(tree, root, { depth: 4, loosen: (best) => best - 1 })
      search.run()
      for (const { child, line } of search.bests) expect((line.at(-1) ?? child).value).toBe(search.value)
    }
  })

  it('walks the same nodes in one go as with a pause after each', () => {
    for (const root of trees.slice(0, 50)) {
      const once = new TreeSearch(tree, root, { depth: Infinity })
      once.run()
      const often = new TreeSearch(tree, root, { depth: Infinity })
      while (!often.run(1));
      expect([often.value, often.nodes]).toEqual([once.value, once.nodes])
    }
  })

  it('walks everything when it must not prune, and less when it may', () => {
    const count = (branch: Branch): number => branch.children.reduce((sum, child) => sum + count(child), 1)
    let pruned = 0
    let all = 0
    for (const root of trees) {
      const whole = new TreeSearch(tree, root, { depth: Infinity, prunes: false })
      whole.run()
      expect(whole.nodes).toBe(count(root))
      const search = new TreeSearch(tree, root, { depth: Infinity })
      search.run()
      pruned += search.nodes
      all += whole.nodes
    }
    expect(pruned).toBeLessThan(all / 2)
  })
})
