import { createRandom } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { alphaBeta } from './alpha-beta.ts'
import { nextBelow } from './next-below.ts'

type Tree = number | readonly Tree[]

const functions = {
  getChildren: (tree: Tree) => (typeof tree === 'number' ? [] : tree),
  terminal: (tree: Tree) => typeof tree === 'number',
  utility: (tree: Tree) => (typeof tree === 'number' ? tree : 0.25),
}

describe('alphaBeta', () => {
  it('chooses the child that is best against the best reply', () => {
    const tree: Tree = [
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ]
    expect(alphaBeta(tree, 0, functions)).toEqual({ child: [3, 12, 8], value: 3, equals: [[3, 12, 8]] })
  })

  it('does not take a branch for an equal whose bound merely equals the best', () => {
    const tree: Tree = [
      [5, 7],
      [5, 1],
      [6, 5],
    ]
    for (let seed = 0; seed < 20; seed++)
      expect(alphaBeta(tree, 0, functions, createRandom(seed)).equals).toEqual([
        [5, 7],
        [6, 5],
      ])
  })

  it('tells fractions apart that lie next to each other', () => {
    const below = nextBelow(0.1)
    expect(below).toBeLessThan(0.1)
    expect((below + 0.1) / 2 === below || (below + 0.1) / 2 === 0.1).toBe(true)
    const tree: Tree = [[0.1, 1], [below, 1], [0.1]]
    expect(alphaBeta(tree, 0, functions).equals).toEqual([[0.1, 1], [0.1]])
  })

  it('draws every one of the equals under some seed, and the same one under the same seed', () => {
    const tree: Tree = [[4], [4], [1], [4]]
    const drawn = new Set<Tree | undefined>()
    for (let seed = 0; seed < 50; seed++) {
      const { child } = alphaBeta(tree, 0, functions, createRandom(seed))
      expect(alphaBeta(tree, 0, functions, createRandom(seed)).child).toBe(child)
      drawn.add(child)
    }
    expect(drawn).toEqual(new Set([tree[0], tree[1], tree[3]]))
  })

  it('takes utilities without end, as games that are won or lost may have', () => {
    const [win, loss] = [Infinity, -Infinity]
    const tree: Tree = [[win, 1], [win], [loss, win], [win, win]]
    expect(alphaBeta(tree, 0, functions)).toMatchObject({ value: win, equals: [[win], [win, win]] })
    expect(alphaBeta([[loss], [loss, 1]] as Tree, 0, functions).equals).toHaveLength(2)
  })

  it('looks only as far as it is told', () => {
    const tree: Tree = [[[9]], 0.125]
    expect(alphaBeta(tree, 1, functions)).toMatchObject({ child: [[9]], value: 0.25 })
    expect(alphaBeta(tree, 2, functions)).toMatchObject({ value: 0.25 })
    expect(alphaBeta(tree, -1, functions)).toMatchObject({ value: 9 })
  })

  it('has no child to choose where the game is over', () => {
    expect(alphaBeta(7 as Tree, 0, functions)).toEqual({ child: undefined, value: 7, equals: [] })
    expect(alphaBeta([] as Tree, 0, functions)).toEqual({ child: undefined, value: 0.25, equals: [] })
  })
})

describe('the next number below', () => {
  it('is the largest of all below infinity', () => {
    expect(nextBelow(Infinity)).toBe(Number.MAX_VALUE)
    expect(nextBelow(-Infinity)).toBe(-Infinity)
  })

  it.each([0, 1, -1, 0.5, 1e300, -1e-300, 4])('%s lies below it with nothing between', (value) => {
    const below = nextBelow(value)
    expect(below).toBeLessThan(value)
    expect([below, value]).toContain(below + (value - below) / 2)
  })
})
