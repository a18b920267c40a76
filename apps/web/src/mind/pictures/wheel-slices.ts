import type { ParrotDetails } from '@rookery/players'
import type { Move } from '@rookery/rules'

/** One move's part of the wheel, as shares of the whole circle from the top, clockwise. */
export interface Slice {
  readonly move: Move
  readonly san: string
  readonly from: number
  readonly to: number
}

/** What is left of the wheel's slices that are too thin to tell apart. */
const thinnest = 0.004

/** The slices of a wheel; those too thin to be seen are drawn as one, without a name. */
export function slicesOf({ moves, wheel }: Pick<ParrotDetails, 'moves' | 'wheel'>): Slice[] {
  if (!wheel || wheel.total <= 0) return []
  const slices = moves.flatMap(({ move, san, slice }) =>
    slice ? [{ move, san, from: slice[0] / wheel.total, to: slice[1] / wheel.total }] : [],
  )
  return slices.filter(({ from, to }) => to - from >= thinnest)
}

/** Where the ball fell, as a share of the circle. */
export const ballOf = ({ wheel }: Pick<ParrotDetails, 'wheel'>): number | undefined =>
  wheel && wheel.total > 0 ? wheel.drawn / wheel.total : undefined

/** A point on a circle around 0, 0; a share of 0 is at the top. */
export function pointAt(share: number, radius: number): readonly [number, number] {
  const angle = 2 * Math.PI * share
  return [radius * Math.sin(angle), 0 - radius * Math.cos(angle)]
}

export function slicePath({ from, to }: Pick<Slice, 'from' | 'to'>, inner: number, outer: number): string {
  // A whole circle has no beginning and end to draw an arc between.
  const end = to - from >= 1 ? from + 0.99999 : to
  const isLarge = end - from > 0.5 ? 1 : 0
  const [a, b, c, d] = [pointAt(from, outer), pointAt(end, outer), pointAt(end, inner), pointAt(from, inner)]
  const at = ([x, y]: readonly [number, number]) => `${x.toFixed(2)} ${y.toFixed(2)}`
  return `M${at(a)}A${outer} ${outer} 0 ${isLarge} 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 ${isLarge} 0 ${at(d)}Z`
}
