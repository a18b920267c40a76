import { makeSvg } from './dom.ts'
import { addStroke, arrowPath, middleOf } from './drawings.ts'
import type { BoardState } from './state.ts'

/** Arrows and circles over the pieces; a picture in squares, so it fits every board at every size. */
export function makeDrawings({ wishes, placement, drawn, stroke }: BoardState): SVGElement | undefined {
  const { variant } = placement
  const own = stroke ? addStroke(drawn, stroke) : drawn
  const circles = [...wishes.circles, ...own.circles]
  const arrows = [...wishes.arrows, ...own.arrows].filter(({ from, to }) => from !== to)
  if (circles.length + arrows.length === 0) return undefined
  const middle = (square: number) => middleOf(variant, wishes.orientation, square)
  const rings = circles.map(({ at, tone = 'accent', color }) => {
    const { x, y } = middle(at)
    const attributes = { class: `drawing-circle tone-${tone}`, part: 'circle', cx: x, cy: y, r: 0.45 }
    return inInk(makeSvg('circle', attributes), color)
  })
  const shafts = arrows.map(({ from, to, tone = 'accent', color, weight }) => {
    const d = arrowPath(middle(from), middle(to), weight)
    return inInk(makeSvg('path', { class: `drawing-arrow tone-${tone}`, part: 'arrow', d }), color)
  })
  const seals = arrows.flatMap(({ to, tone = 'accent', color, label }) => {
    if (label === undefined) return []
    // In the square's corner, where the piece leaves room.
    const { x, y } = middle(to)
    const seal = makeSvg('circle', { class: 'drawing-seal', r: 0.16 })
    const text = makeSvg('text', { class: 'drawing-label', y: 0.07 }, label)
    const transform = `translate(${x + 0.32} ${y - 0.32})`
    return [inInk(makeSvg('g', { class: `tone-${tone}`, transform }, seal, text), color)]
  })
  return makeSvg(
    'svg',
    { class: 'drawings', viewBox: `0 0 ${variant.files} ${variant.ranks}`, 'aria-hidden': 'true' },
    ...rings,
    ...shafts,
    ...seals,
  )
}

function inInk(element: SVGElement, color: string | undefined): SVGElement {
  if (color !== undefined) {
    element.style.setProperty('--drawing', color)
    element.style.setProperty('--drawing-edge', '#fffdf7')
  }
  return element
}
