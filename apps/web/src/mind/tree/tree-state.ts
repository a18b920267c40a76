import { childrenAt, moveAt, type SearchTree } from '@rookery/players'
import type { Move } from '@rookery/rules'
import {
  ancestorsOf,
  carryOpen,
  nodesOfLine,
  type OpenNodes,
  openLine,
  openToPly,
  reveal,
  toggleNode,
} from './open-nodes.ts'

/** What a person has done with a tree. */
export interface TreeState {
  readonly tree: SearchTree
  readonly line: readonly Move[]
  readonly open: OpenNodes
  /** The node that the keyboard is on. */
  readonly focused: number
  /** The node whose evaluation was asked for. */
  readonly selected: number | undefined
  /** Until somebody opens or closes a node, a growing tree shows the newest line and nothing else. */
  readonly isTouched: boolean
}

export type TreeAction =
  | { readonly kind: 'grow'; readonly tree: SearchTree; readonly line: readonly Move[] }
  | { readonly kind: 'toggle'; readonly node: number }
  | { readonly kind: 'focus'; readonly node: number }
  | { readonly kind: 'select'; readonly node: number }
  | { readonly kind: 'open-to'; readonly ply: number }
  | { readonly kind: 'show-line' }

export function beginTree(tree: SearchTree, line: readonly Move[]): TreeState {
  return {
    tree,
    line,
    // The first replies fill a panel; the rest of the line is a press away.
    open: openLine(tree, line.slice(0, 1)),
    focused: nodesOfLine(tree, line)[0] ?? 0,
    selected: undefined,
    isTouched: false,
  }
}

export function reduceTree(state: TreeState, action: TreeAction): TreeState {
  const { tree, line, open, focused } = state
  switch (action.kind) {
    case 'grow':
      return growTree(state, action.tree, action.line)
    case 'toggle': {
      const next = toggleNode(tree, open, action.node)
      const isHidden = !next[action.node] && isBelow(tree, focused, action.node)
      return { ...state, open: next, focused: isHidden ? action.node : focused, isTouched: true }
    }
    case 'focus':
      return { ...state, open: reveal(tree, open, action.node), focused: action.node }
    case 'select':
      return { ...state, open: reveal(tree, open, action.node), focused: action.node, selected: action.node }
    case 'open-to': {
      const next = openToPly(tree, action.ply)
      const hidden = ancestorsOf(tree, focused).find((above) => !next[above])
      return { ...state, open: next, focused: hidden ?? focused, isTouched: true }
    }
    case 'show-line':
      return {
        ...beginTree(tree, line),
        open: openLine(tree, line),
        selected: state.selected,
        isTouched: true,
      }
  }
}

/** A deeper search walks another tree; what was open, focused and chosen is found again by its moves. */
function growTree(state: TreeState, tree: SearchTree, line: readonly Move[]): TreeState {
  if (!state.isTouched) return { ...beginTree(tree, line), selected: sameNode(state, state.selected, tree) }
  const open = carryOpen(state.tree, state.open, tree)
  const focused = sameNode(state, state.focused, tree) ?? 0
  return {
    ...state,
    tree,
    line,
    open: reveal(tree, open, focused),
    focused,
    selected: sameNode(state, state.selected, tree),
  }
}

function sameNode(
  { tree: before }: TreeState,
  node: number | undefined,
  tree: SearchTree,
): number | undefined {
  if (node === undefined) return undefined
  let reached = 0
  for (const step of [...ancestorsOf(before, node).slice(1), ...(node === 0 ? [] : [node])]) {
    const next = childrenAt(tree, reached).find((child) => moveAt(tree, child) === moveAt(before, step))
    if (next === undefined) return undefined
    reached = next
  }
  return reached
}

const isBelow = (tree: SearchTree, node: number, above: number): boolean =>
  node > above && node < above + tree.size[above]!
