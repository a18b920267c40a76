import { type Color, makeSquare, type Square } from '@rookery/rules'
import { type BoardSize, placeOnView } from './geometry.ts'

export const tones = ['accent', 'green', 'red', 'blue', 'amber'] as const

/** The colour family of a drawing. */
export type Tone = (typeof tones)[number]

export interface BoardArrow {
  readonly from: Square
  readonly to: Square
  readonly tone?: Tone
  /** A colour of its own instead of the tone's. */
  readonly color?: string
  /** Thickness from 0 to 1, for arrows that tell more and less; 0.6 unless told. */
  readonly weight?: number
  /** One or two signs at the arrow's tip, such as the order in a chain. */
  readonly label?: string
}

export interface BoardCircle {
  readonly at: Square
  readonly tone?: Tone
  readonly color?: string
}

/** A tinted square. */
export interface BoardHighlight {
  readonly at: Square
  readonly tone?: Tone
  readonly color?: string
  /** A few signs along the square's lower edge, such as a number. */
  readonly label?: string
}

/** What the person has drawn on the board. */
export interface OwnDrawings {
  readonly arrows: readonly BoardArrow[]
  readonly circles: readonly BoardCircle[]
}

type Named<T> = { readonly [Key in keyof T]: Key extends 'from' | 'to' | 'at' ? string : T[Key] }

/** The same for the page, squares by their names. */
export interface OwnShapes {
  readonly arrows: readonly Named<BoardArrow>[]
  readonly circles: readonly Named<BoardCircle>[]
}

export const namedShapes = ({ arrows, circles }: OwnDrawings): OwnShapes => ({
  arrows: arrows.map((arrow) => ({ ...arrow, from: makeSquare(arrow.from), to: makeSquare(arrow.to) })),
  circles: circles.map((circle) => ({ ...circle, at: makeSquare(circle.at) })),
})

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

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a square in a picture whose unit is one square. */
export function middleOf(size: BoardSize, orientation: Color, square: Square): Point {
  const { column, row } = placeOnView(size, orientation, square)
  return { x: column + 0.5, y: row + 0.5 }
}

/** One closed shape, so that a translucent arrow has no darker seam where shaft and head meet. */
export function arrowPath(from: Point, to: Point, weight = 0.6): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const half = 0.04 + 0.09 * weight
  const headHalf = half + 0.12
  const start = 0.3
  const tip = length - 0.12
  const neck = Math.max(start, tip - 2 * headHalf)
  const outline: readonly (readonly [number, number])[] = [
    [start, half],
    [neck, half],
    [neck, headHalf],
    [tip, 0],
    [neck, -headHalf],
    [neck, -half],
    [start, -half],
  ]
  const points = outline.map(([forward, aside]) => {
    const x = from.x + along.x * forward - along.y * aside
    const y = from.y + along.y * forward + along.x * aside
    return `${round(x)} ${round(y)}`
  })
  return `M${points.join('L')}Z`
}

const round = (value: number): number => Math.round(value * 1000) / 1000
