import { type ScoreView, whoseView } from '@rookery/players'
import type { Color } from '@rookery/rules'
import { say } from '@rookery/words/web/film'
import type { TreeGuide } from '../tree/tree-guide.ts'
import { makeNodeValue } from '../tree/tree-words.ts'
import { decisionAt, type Frame } from './frames.ts'

interface Teller {
  readonly guide: TreeGuide
  /** The mind's name and the side that it plays. */
  readonly name: string
  readonly own: Color
  readonly view: ScoreView
}

/** Who moves at a node where the mind does not. */
const otherSide = ({ guide, view }: Teller, node: number): Color | 'you' =>
  view.isYours ? 'you' : guide.position(node).turn

/** What the moves below a node are. */
export function nameColumn(teller: Teller, parent: number): string {
  const { guide, name: mind, own } = teller
  if (guide.tree.ply[parent] === 0) return say('ownMoves', { mind })
  const move = guide.san(parent)
  return guide.position(parent).turn === own
    ? say('ownColumn', { move, mind })
    : say('column', { move, side: otherSide(teller, parent) })
}

/** What happens at a frame, in a sentence or two. */
export function tellFrame(teller: Teller, { kind, node }: Frame): string {
  const { guide, name: mind, view } = teller
  if (node === 0) return say('end', { mind })
  const parent = guide.parent(node)
  const move = guide.san(node)
  const isOwn = guide.position(parent).turn === teller.own
  if (kind === 'enter')
    return isOwn ? say('tries', { mind, move }) : say('answer', { side: otherSide(teller, parent), move })
  const value = say('value', { move, value: makeNodeValue(guide, node), side: whoseView(view) })
  return `${value} ${tellDecision(teller, node, isOwn)}`
}

function tellDecision({ guide, name: mind }: Teller, node: number, isOwn: boolean): string {
  const decision = decisionAt(guide.tree, node)
  switch (decision.kind) {
    case 'first':
      return say('first')
    case 'best':
      return isOwn ? say('ownBest', { mind }) : say('bestAnswer')
    case 'no better':
      return say('noBetter', { move: guide.san(decision.than) })
    case 'cut': {
      const move = guide.san(guide.parent(node))
      return decision.unseen === 1 ? say('cutLast', { move }) : say('cut', { move, count: decision.unseen })
    }
  }
}
