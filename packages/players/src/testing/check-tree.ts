import type { GameView, Move, Position } from '@rookery/rules'
import { expect } from 'vitest'
import {
  childrenAt,
  cutAt,
  exactnessAt,
  foldedAt,
  kindAt,
  maximizesAt,
  moveAt,
  restlessMoves,
  type SearchIdea,
  type SearchTree,
  unseenMovesAt,
} from '../search/index.ts'

/** Recomputes a thought from the tree it tells: every value from the values below it, and the choice from the root's. */
export function checkThought(thought: SearchIdea, game: GameView): void {
  const { tree } = thought
  checkNode(tree, 0, game.position)
  expect(tree.walked[0]).toBe(thought.nodes)
  expect(tree.value[0]).toBe(thought.value)
  const bests = childrenAt(tree, 0).filter(
    (child) => tree.value[child] === thought.value && exactnessAt(tree, child) === 'exact',
  )
  const moves = bests.map((child) => moveAt(tree, child))
  expect(moves.slice(0, thought.bests.length)).toEqual(thought.bests)
  expect(thought.bests[thought.drawn]).toBe(thought.choice)
  expect(thought.line[0]).toBe(thought.choice)
  checkLeaf(thought, game)
}

/** An expectation that is cheap enough for every node of a tree. */
function must(isTrue: boolean, what: string, node: number): void {
  if (!isTrue) throw new Error(`node ${node}: ${what}`)
}

function checkNode(tree: SearchTree, node: number, position: Position): void {
  const children = childrenAt(tree, node)
  const kind = kindAt(tree, node)
  if (children.length === 0) {
    const isBottom = ['leaf', 'end', 'known', 'stood'].includes(kind)
    must(!isBottom || foldedAt(tree, node) === 0, 'nothing is folded into a leaf', node)
    must(
      kind !== 'stood' || tree.value[node] === tree.stand[node],
      'what stood is worth what it stood at',
      node,
    )
    return
  }
  const stand = tree.stand[node]!
  const mayStand = !Number.isNaN(stand)
  const values = [...children.map((child) => tree.value[child]!), ...(mayStand ? [stand] : [])]
  const best = maximizesAt(tree, node) ? Math.max(...values) : Math.min(...values)
  must(tree.value[node] === best, 'its value is the best below it', node)
  const unseen = tree.unseen[node]!
  const candidates = mayStand ? restlessMoves(position) : position.legalMoves()
  const isWhole = node === 0 || children.length + unseen === candidates.length
  must(isWhole, 'every legal move is told or cut off', node)
  const cut = cutAt(tree, node)
  must(
    unseenMovesAt(tree, node, position).length === unseen,
    'the moves that are not told were cut off',
    node,
  )
  must((cut !== undefined) === unseen > 0, 'what is not seen is cut off by a bound', node)
  must(cut?.by !== 'beta' || best >= cut.bound, 'beta cuts off what is at least beta', node)
  must(cut?.by !== 'alpha' || best <= cut.bound, 'alpha cuts off what is at most alpha', node)
  for (const child of children) checkNode(tree, child, position.play(moveAt(tree, child)))
}

function checkLeaf({ leaf, line, value: score }: SearchIdea, { position }: GameView): void {
  const end = line.reduce((reached: Position, move: Move) => reached.play(move), position)
  expect(leaf.value).toBe(score)
  if (leaf.standing !== 'open') return
  expect(leaf.terms.reduce((sum, term) => sum + term.value, 0)).toBe(score)
  for (const term of leaf.terms) {
    expect(term.squares.reduce((sum, worth) => sum + worth.value, 0)).toBe(term.value)
    for (const { square, piece } of term.squares) expect(end.pieceAt(square)).toEqual(piece)
  }
}
