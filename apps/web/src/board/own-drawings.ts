import type { Square } from '@rookery/rules'
import type { BoardArrow, BoardCircle, Tone } from './drawings.ts'

/** What the person has drawn on the board. */
export interface OwnDrawings {
  readonly arrows: readonly BoardArrow[]
  readonly circles: readonly BoardCircle[]
}

export const noDrawings: OwnDrawings = { arrows: [], circles: [] }

/** A stroke from one square to another is an arrow; on one square it is a circle. */
export interface Stroke {
  readonly from: Square
  readonly to: Square
  readonly tone: Tone
}

/** Drawn again in the same colour a stroke is wiped out; in another colour it is painted over. */
export function addStroke({ arrows, circles }: OwnDrawings, { from, to, tone }: Stroke): OwnDrawings {
  if (from === to) {
    const there = circles.find(({ at }) => at === from)
    const others = circles.filter((circle) => circle !== there)
    return { arrows, circles: there?.tone === tone ? others : [...others, { at: from, tone }] }
  }
  const there = arrows.find((arrow) => arrow.from === from && arrow.to === to)
  const others = arrows.filter((arrow) => arrow !== there)
  return { circles, arrows: there?.tone === tone ? others : [...others, { from, to, tone }] }
}

interface Modifiers {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
}

/** Control is as good as shift, because some browsers keep shift with the right button for themselves. */
export function toneOf({ shiftKey, ctrlKey, altKey }: Modifiers): Tone {
  const isRed = shiftKey || ctrlKey
  if (isRed && altKey) return 'amber'
  return isRed ? 'red' : altKey ? 'blue' : 'green'
}
