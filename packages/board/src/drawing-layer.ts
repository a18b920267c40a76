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
  // Several at one square stand side by side.
  const taken: number[] = []
  const seals = arrows.flatMap(({ to, tone = 'accent', color, label }) => {
    if (label === undefined) return []
    const { x, y } = middle(to)
    // Round for one letter, and longer by a capital's width for each more.
    const width = 0.18 + 0.14 * label.length
    taken[to] = (taken[to] ?? 0) + width + 0.02
    const seal = makeSvg('rect', { class: 'drawing-seal', width, height: 0.32, rx: 0.16 })
    const text = makeSvg('text', { class: 'drawing-label', x: width / 2, y: 0.23 }, label)
    // In the square's corner, where the piece leaves room.
    const transform = `translate(${x + 0.5 - taken[to]} ${y - 0.48})`
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
