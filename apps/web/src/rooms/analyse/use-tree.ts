import type { Game, GameNode, Move } from '@rookery/rules'
import { useMemo, useReducer } from 'react'

/** A game that is walked in and added to, and where one is in it. */
export interface Tree {
  readonly game: Game
  readonly node: GameNode
  /** Grows when the game itself has changed, which is changed in place. */
  readonly version: number
}

export type TreeAction =
  | { readonly kind: 'open'; readonly game: Game }
  | { readonly kind: 'go'; readonly node: GameNode }
  | { readonly kind: 'play'; readonly moves: readonly Move[] }
  | { readonly kind: 'back' | 'forward' | 'first' | 'last' }
  /** Someone has written into the game. */
  | { readonly kind: 'changed'; readonly game: Game }

export function reduceTree(tree: Tree, action: TreeAction): Tree {
  const { node } = tree
  switch (action.kind) {
    case 'open':
      return { game: action.game, node: action.game.root, version: tree.version + 1 }
    case 'go':
      return { ...tree, node: action.node }
    case 'play': {
      let at = node
      for (const move of action.moves) at = at.play(move)
      return { ...tree, node: at, version: tree.version + 1 }
    }
    case 'back':
      return { ...tree, node: node.parent ?? node }
    case 'forward':
      return { ...tree, node: node.children[0] ?? node }
    case 'first':
      return { ...tree, node: tree.game.root }
    case 'last':
      return { ...tree, node: endOf(node) }
    case 'changed':
      return action.game === tree.game ? { ...tree, node: stillThere(node), version: tree.version + 1 } : tree
  }
}

/** Where a line was taken out, the last move before it. */
function stillThere(node: GameNode): GameNode {
  let there = node
  for (let at = node; at.parent; at = at.parent) if (!at.parent.children.includes(at)) there = at.parent
  return there
}

function endOf(node: GameNode): GameNode {
  let at = node
  while (at.children[0]) at = at.children[0]
  return at
}

/** How many moves of the main line have been played where the way to this node leaves it. */
export function mainlinePly(node: GameNode): number {
  const way: GameNode[] = []
  for (let at: GameNode | undefined = node; at?.parent; at = at.parent) way.unshift(at)
  const off = way.findIndex((at) => at.parent!.children[0] !== at)
  return off < 0 ? way.length : off
}

export const nodeAtPly = (game: Game, ply: number): GameNode => {
  let at = game.root
  for (let played = 0; played < ply && at.children[0]; played++) at = at.children[0]
  return at
}

/** How the game goes on from a node. */
export function movesAfter(node: GameNode): Move[] {
  const moves: Move[] = []
  for (let at = node.children[0]; at; at = at.children[0]) moves.push(at.move!)
  return moves
}

export function useTree(make: () => Game) {
  const [tree, dispatch] = useReducer(reduceTree, undefined, () => {
    const game = make()
    return { game, node: game.root, version: 0 }
  })
  const line = useMemo(() => tree.game.line(tree.node), [tree.game, tree.node])
  return { tree, line, dispatch }
}
