import { capitalise } from '@rookery/play'
import { makeCount, nameView, type ScoreView } from '@rookery/players'
import type { Color } from '@rookery/rules'
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

/** Who moves at a node: "Owl", "You", "White". */
function nameMover({ guide, name, own, view }: Teller, node: number): string {
  const { turn } = guide.position(node)
  if (turn === own) return name
  return view.isYours ? 'You' : capitalise(turn)
}

/** What the moves below a node are. */
export const nameColumn = (teller: Teller, parent: number): string =>
  teller.guide.tree.ply[parent] === 0
    ? `${teller.name}’s moves`
    : `After ${teller.guide.san(parent)}: ${nameMover(teller, parent)}`

/** What happens at a frame, in a sentence or two. */
export function tellFrame(teller: Teller, { kind, node }: Frame): string {
  const { guide, name, view } = teller
  if (node === 0) return `${name} has seen enough, and plays the best that it found.`
  const parent = guide.parent(node)
  const san = guide.san(node)
  const isOwn = guide.position(parent).turn === teller.own
  if (kind === 'enter')
    return isOwn ? `${name} tries ${san}.` : `${nameMover(teller, parent)} could answer ${san}.`
  const worth = `${san} comes to ${makeNodeValue(guide, node)} for ${nameView(view)}.`
  const decision = decisionAt(guide.tree, node)
  switch (decision.kind) {
    case 'first':
      return `${worth} It is the first, so the others must beat it.`
    case 'best':
      return isOwn ? `${worth} That is ${name}’s best so far.` : `${worth} That is the best answer so far.`
    case 'no better':
      return `${worth} That is no better than ${guide.san(decision.than)}.`
    case 'cut':
      return decision.unseen === 1
        ? `${worth} Cut: ${guide.san(parent)} cannot become the best way any more, so the last other move is not looked at.`
        : `${worth} Cut: ${guide.san(parent)} cannot become the best way any more, so ${makeCount(decision.unseen)} other moves are not looked at.`
  }
}
