import { capitalise } from '@rookery/play'
import {
  childrenAt,
  cutAt,
  type Exactness,
  exactnessAt,
  foldedAt,
  kindAt,
  makeCount,
  maximizesAt,
  unseenMovesAt,
} from '@rookery/players'
import { makeSan } from '@rookery/rules'
import { hasChildren } from './open-nodes.ts'
import type { TreeGuide } from './tree-guide.ts'

const boundSigns: Readonly<Record<Exactness, string>> = { exact: '', 'at most': '≤ ', 'at least': '≥ ' }

export const makeNodeValue = ({ tree, makeWorth }: TreeGuide, node: number): string =>
  boundSigns[exactnessAt(tree, node)] + makeWorth(tree.value[node]!)

/** Where there is no bound yet, none is worth a figure. */
export const makeBound = ({ makeWorth }: TreeGuide, bound: number): string =>
  Number.isFinite(bound) ? makeWorth(bound) : bound < 0 ? '−∞' : '∞'

/** What a row that stands for several moves says: "12 not looked at". */
export const tellCutRow = (count: number): string => `${makeCount(count)} not looked at`
export const tellFoldRow = (count: number): string => `${makeCount(count)} more`

/** What cut the others off, in the words of the method; undefined where nothing was. */
export function tellBound(guide: TreeGuide, node: number): string | undefined {
  const cut = cutAt(guide.tree, node)
  if (!cut) return undefined
  return `The value reaches ${cut.by}, ${makeBound(guide, cut.bound)}, which cut the other moves off.`
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
            ? `${makeCount(folded)} deeper nodes below are folded away: too many to tell one by one.`
            : `${makeCount(folded)} nodes below are folded into it: too many to tell one by one.`,
        ]
      : []),
  ]
}

function tellKind(guide: TreeGuide, node: number): string[] {
  const { tree } = guide
  switch (kindAt(tree, node)) {
    case 'leaf':
      return ['The search ends here: the value is what the position itself is worth.']
    case 'end':
      return ['The game is over here.']
    case 'stood':
      return [
        `The search ends here: as it stands the position is already too good for ${capitalise(guide.position(node).turn)}, so the other side would not let it come to this.`,
      ]
    case 'known':
      return ['It had been looked at before: the value was remembered.']
    case 'inner': {
      const count = childrenAt(tree, node).length
      if (!Number.isNaN(tree.stand[node]))
        return [tellBeyond(guide, node), 'All its captures and promotions were looked at.']
      if (count === 0) return ['All its moves were looked at.']
      return [count === 1 ? 'Its only move was looked at.' : `All its ${count} moves were looked at.`]
    }
    case 'cut': {
      const isBeyond = !Number.isNaN(tree.stand[node])
      return isBeyond ? [tellBeyond(guide, node), ...tellCut(guide, node)] : tellCut(guide, node)
    }
  }
}

/** Beyond the set depth only what is not quiet is looked at, and nobody has to take. */
const tellBeyond = (guide: TreeGuide, node: number): string =>
  `The line was not quiet here, so it goes on; ${capitalise(guide.position(node).turn)} may also leave it at ${guide.makeWorth(guide.tree.stand[node]!)}.`

function tellCut(guide: TreeGuide, node: number): string[] {
  const { tree } = guide
  const cut = cutAt(tree, node)!
  const mover = capitalise(guide.position(node).turn)
  const reached = maximizesAt(tree, node) ? 'at least' : 'at most'
  const moves = cut.unseen === 1 ? 'move was' : 'moves were'
  const sentence =
    `${makeCount(cut.unseen)} ${moves} not looked at: ${mover} already has ${reached} ${guide.makeWorth(tree.value[node]!)}, ` +
    'and the other side has something better than to let it come to this.'
  const position = guide.position(node)
  const unseen = unseenMovesAt(tree, node, position).map((move) => makeSan(position, move))
  return unseen.length === 0 ? [sentence] : [sentence, `Never looked at: ${unseen.join(', ')}.`]
}

/** A node's accessible name: "Nf6, +0.35, level 3, 12 moves not looked at". */
export function nameNode(guide: TreeGuide, node: number): string {
  const { tree } = guide
  const cut = cutAt(tree, node)
  const folded = hasChildren(tree, node) ? 0 : foldedAt(tree, node)
  const exactness = exactnessAt(tree, node)
  return [
    node === 0 ? 'The position' : guide.san(node),
    `${exactness === 'exact' ? '' : `${exactness} `}${guide.makeWorth(tree.value[node]!)}`,
    ...(node === 0 ? [] : [`level ${tree.ply[node]!}`]),
    ...(cut ? [`${makeCount(cut.unseen)} moves not looked at`] : []),
    ...(folded > 0 ? [`${makeCount(folded)} nodes folded`] : []),
  ].join(', ')
}
