import { parseMove, parsePgn, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { mainlinePly, nodeAtPly, reduceTree, type Tree } from './use-tree.ts'

function treeOf(pgn: string): Tree {
  const [result] = parsePgn(pgn)
  if (!result?.ok) throw new Error(pgn)
  return { game: result.value, node: result.value.root, version: 0 }
}

test('one walks along the line one is in, and back to where it left the main line', () => {
  let tree = treeOf('1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 *')
  tree = reduceTree(tree, { kind: 'forward' })
  tree = reduceTree(tree, { kind: 'go', node: tree.node.children[1]! })
  expect(mainlinePly(tree.node)).toBe(1)
  tree = reduceTree(tree, { kind: 'last' })
  expect(tree.node.san).toBe('d6')
  expect(reduceTree(tree, { kind: 'forward' }).node).toBe(tree.node)
  for (const san of ['Nf3', 'c5', 'e4']) {
    tree = reduceTree(tree, { kind: 'back' })
    expect(tree.node.san).toBe(san)
  }
  expect(reduceTree(tree, { kind: 'first' }).node).toBe(tree.game.root)
})

test('a move that is there is gone to, and another becomes a variation', () => {
  const tree = treeOf('1. e4 e5 *')
  const move = (san: string) => unwrap(parseMove(tree.game.start, san))
  expect(reduceTree(tree, { kind: 'play', moves: [move('e4')] }).node).toBe(nodeAtPly(tree.game, 1))
  const other = reduceTree(tree, { kind: 'play', moves: [move('d4')] })
  expect(other.node.san).toBe('d4')
  expect([...tree.game.mainline()].map(({ san }) => san)).toEqual(['e4', 'e5'])
})

test('news of a game that is not on the desk any more changes nothing', () => {
  const tree = treeOf('1. e4 *')
  expect(reduceTree(tree, { kind: 'changed', game: treeOf('1. d4 *').game })).toBe(tree)
})

test('who is in a line that is taken out stands where it left', () => {
  let tree = treeOf('1. e4 e5 (1... c5 2. Nf3 d6) 2. Nc3 *')
  const c5 = nodeAtPly(tree.game, 1).children[1]!
  tree = reduceTree(tree, { kind: 'go', node: c5.children[0]! })
  c5.remove()
  expect(reduceTree(tree, { kind: 'changed', game: tree.game }).node.san).toBe('e4')
})
