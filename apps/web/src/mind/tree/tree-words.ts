import {
  childrenAt,
  cutAt,
  type Exactness,
  exactnessAt,
  foldedAt,
  kindAt,
  maximizesAt,
  unseenMovesAt,
} from '@rookery/players'
import { makeSan } from '@rookery/rules'
import { say } from '@rookery/words/web/tree'
import { hasChildren } from './open-nodes.ts'
import type { TreeGuide } from './tree-guide.ts'

const boundSigns: Readonly<Record<Exactness, string>> = { exact: '', 'at most': '≤ ', 'at least': '≥ ' }

export const makeNodeValue = ({ tree, makeWorth }: TreeGuide, node: number): string =>
  boundSigns[exactnessAt(tree, node)] + makeWorth(tree.value[node]!)

/** Where there is no bound yet, none is worth a figure. */
export const makeBound = ({ makeWorth }: TreeGuide, bound: number): string =>
  Number.isFinite(bound) ? makeWorth(bound) : bound < 0 ? '−∞' : '∞'

/** What a row that stands for several moves says: "12 not looked at". */
export const tellCutRow = (count: number): string => say('row.cut', { count })
export const tellFoldRow = (count: number): string => say('row.more', { count })

/** What cut the others off, in the words of the method; undefined where nothing was. */
export function tellBound(guide: TreeGuide, node: number): string | undefined {
  const cut = cutAt(guide.tree, node)
  if (!cut) return undefined
  return say('told.bound', { by: cut.by, bound: makeBound(guide, cut.bound) })
}

/** What is known of a node, in sentences. */
export function tellNode(guide: TreeGuide, node: number): string[] {
  const { tree } = guide
  const folded = foldedAt(tree, node)
  return [
    ...tellKind(guide, node),
    ...(folded > 0
      ? [
          hasChildren(tree, node)
            ? say('told.foldedBelow', { count: folded })
            : say('told.foldedInto', { count: folded }),
        ]
      : []),
  ]
}

function tellKind(guide: TreeGuide, node: number): string[] {
  const { tree } = guide
  switch (kindAt(tree, node)) {
    case 'leaf':
      return [say('told.leaf')]
    case 'end':
      return [say('told.end')]
    case 'stood':
      return [say('told.stood', { color: guide.position(node).turn })]
    case 'known':
      return [say('told.known')]
    case 'inner': {
      const count = childrenAt(tree, node).length
      if (!Number.isNaN(tree.stand[node])) return [tellBeyond(guide, node), say('told.captures')]
      return [count === 0 ? say('told.all') : say('told.allOf', { count })]
    }
    case 'cut': {
      const isBeyond = !Number.isNaN(tree.stand[node])
      return isBeyond ? [tellBeyond(guide, node), ...tellCut(guide, node)] : tellCut(guide, node)
    }
  }
}

/** Beyond the set depth only what is not quiet is looked at, and nobody has to take. */
const tellBeyond = (guide: TreeGuide, node: number): string =>
  say('told.beyond', {
    color: guide.position(node).turn,
    worth: guide.makeWorth(guide.tree.stand[node]!),
  })

function tellCut(guide: TreeGuide, node: number): string[] {
  const { tree } = guide
  const cut = cutAt(tree, node)!
  const position = guide.position(node)
  const sentence = say(maximizesAt(tree, node) ? 'told.cutAtLeast' : 'told.cutAtMost', {
    count: cut.unseen,
    color: position.turn,
    worth: guide.makeWorth(tree.value[node]!),
  })
  const unseen = unseenMovesAt(tree, node, position).map((move) => makeSan(position, move))
  return unseen.length === 0 ? [sentence] : [sentence, say('told.unseen', { moves: unseen.join(', ') })]
}

/** A node's accessible name: "Nf6, +0.35, level 3, 12 moves not looked at". */
export function nameNode(guide: TreeGuide, node: number): string {
  const { tree } = guide
  const cut = cutAt(tree, node)
  const folded = hasChildren(tree, node) ? 0 : foldedAt(tree, node)
  return [
    node === 0 ? say('node.root') : guide.san(node),
    tellValue(guide, node),
    ...(node === 0 ? [] : [say('node.level', { level: tree.ply[node]! })]),
    ...(cut ? [say('node.cut', { count: cut.unseen })] : []),
    ...(folded > 0 ? [say('node.folded', { count: folded })] : []),
  ].join(', ')
}

function tellValue({ tree, makeWorth }: TreeGuide, node: number): string {
  const worth = makeWorth(tree.value[node]!)
  switch (exactnessAt(tree, node)) {
    case 'exact':
      return worth
    case 'at most':
      return say('node.atMost', { worth })
    case 'at least':
      return say('node.atLeast', { worth })
  }
}
