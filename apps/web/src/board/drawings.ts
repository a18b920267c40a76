import type { Color, Square } from '@rookery/rules'
import { type BoardSize, placeOnView } from './geometry.ts'

export const tones = ['accent', 'green', 'red', 'blue', 'amber'] as const

/** The colour family of a drawing; each has a value for both themes in the style sheet. */
export type Tone = (typeof tones)[number]

export interface BoardArrow {
  readonly from: Square
  readonly to: Square
  readonly tone?: Tone
  /** A colour of its own instead of the tone's, such as a bird's hue. */
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

export interface Point {
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
