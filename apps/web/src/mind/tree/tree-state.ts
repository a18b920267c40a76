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
import { sortedChildren } from './sorted-children.ts'

/** What a person has done with a tree. */
export interface TreeState {
  readonly tree: SearchTree
  readonly line: readonly Move[]
  readonly open: OpenNodes
  /** The node that the keyboard is on. */
  readonly focused: number
  /** The node whose evaluation was asked for. */
  readonly selected: number | undefined
  /** How many levels of the line are open at first, and how many of the best children each node shows. */
  readonly room: Room
  /** Nodes all of whose children are shown. */
  readonly whole: ReadonlySet<number>
  /** Until somebody opens or closes a node, a growing tree shows the newest line and nothing else. */
  readonly isTouched: boolean
}

export interface Room {
  readonly levels: number
  readonly most: number
}

/** What a small panel has room for. */
const usualRoom: Room = { levels: 2, most: 3 }
const noNodes: ReadonlySet<number> = new Set()

/** What fits into so many rows: as much of the line as leaves two moves for each of its nodes, and then as many moves as there is room for. */
export function roomFor(rows: number, lineNodes: number): Room {
  // A node needs a row for each child, one for what is folded and one for what was cut off; its first child shares the row of its own.
  const levels = Math.max(1, Math.min(lineNodes, Math.floor((rows - 1) / 3)))
  return { levels, most: Math.max(2, Math.floor((rows + levels - 1) / levels) - 2) }
}

export type TreeAction =
  | { readonly kind: 'grow'; readonly tree: SearchTree; readonly line: readonly Move[] }
  | { readonly kind: 'toggle'; readonly node: number }
  | { readonly kind: 'focus'; readonly node: number }
  | { readonly kind: 'select'; readonly node: number }
  | { readonly kind: 'open-to'; readonly ply: number }
  | { readonly kind: 'show-line' }
  /** Folds the tree so that it fits into so many rows and columns. */
  | { readonly kind: 'fit'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'unfold'; readonly node: number }
  | { readonly kind: 'unfold-all' }

export function beginTree(tree: SearchTree, line: readonly Move[], room: Room = usualRoom): TreeState {
  return {
    tree,
    line,
    open: openLine(tree, line.slice(0, room.levels - 1)),
    focused: nodesOfLine(tree, line)[0] ?? 0,
    selected: undefined,
    room,
    whole: noNodes,
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
      return showNode(state, action.node)
    case 'select':
      return { ...showNode(state, action.node), selected: action.node }
    case 'open-to': {
      const next = openToPly(tree, action.ply)
      const hidden = ancestorsOf(tree, focused).find((above) => !next[above])
      const room = { ...state.room, most: Number.POSITIVE_INFINITY }
      return { ...state, open: next, room, focused: hidden ?? focused, isTouched: true }
    }
    case 'show-line':
      return {
        ...beginTree(tree, line, usualRoom),
        open: openLine(tree, line),
        selected: state.selected,
        isTouched: true,
      }
    case 'fit': {
      // The position that was thought about has a column to itself.
      const nodes = Math.min(1 + nodesOfLine(tree, line).length, action.columns - 1)
      const room = roomFor(action.rows, nodes)
      return { ...beginTree(tree, line, room), selected: state.selected }
    }
    case 'unfold':
      return { ...state, whole: new Set(state.whole).add(action.node), isTouched: true }
    case 'unfold-all':
      return { ...state, room: { ...state.room, most: Number.POSITIVE_INFINITY }, isTouched: true }
  }
}

/** Brings a node out of what is closed or folded. */
function showNode(state: TreeState, node: number): TreeState {
  const { tree, open, whole, room } = state
  const folding = ancestorsOf(tree, node).filter((above, index, path) => {
    const child = path[index + 1] ?? node
    return !whole.has(above) && sortedChildren(tree, above).indexOf(child) >= room.most
  })
  return {
    ...state,
    open: reveal(tree, open, node),
    focused: node,
    whole: folding.length === 0 ? whole : new Set([...whole, ...folding]),
  }
}

/** A deeper search walks another tree; what was open, focused and chosen is found again by its moves. */
function growTree(state: TreeState, tree: SearchTree, line: readonly Move[]): TreeState {
  if (!state.isTouched)
    return { ...beginTree(tree, line, state.room), selected: sameNode(state, state.selected, tree) }
  const open = carryOpen(state.tree, state.open, tree)
  const focused = sameNode(state, state.focused, tree) ?? 0
  return {
    ...state,
    tree,
    line,
    open: reveal(tree, open, focused),
    focused,
    selected: sameNode(state, state.selected, tree),
    whole: new Set([...state.whole].flatMap((node) => sameNode(state, node, tree) ?? [])),
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
