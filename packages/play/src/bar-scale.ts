interface BarPlace {
  /** In percent of the track. */
  readonly left: number
  readonly width: number
  /** The value goes beyond the scale, so that the bar's length does not tell it. */
  readonly isBroken: boolean
}

export interface BarScale {
  /** Where bars begin, in percent of the track. */
  readonly origin: number
  place(value: number): BarPlace
}

interface Options {
  /** The value at which a bar has no length. */
  readonly origin?: number
  /** Values further than this from the origin do not stretch the scale: beside a won game all else would be flat. */
  readonly decisive?: number
  /** Bars begin in the middle, whatever the values are, so that lists beneath each other have one zero line. */
  readonly isCentred?: boolean
}

/** A linear scale for bars that point both ways from their origin. */
export function createBarScale(
  values: readonly number[],
  { origin = 0, decisive = Number.POSITIVE_INFINITY, isCentred = false }: Options = {},
): BarScale {
  const offsets = values.map((value) => value - origin)
  const ordinary = offsets.filter((offset) => Math.abs(offset) < decisive)
  const reach = ordinary.reduce((most, offset) => Math.max(most, Math.abs(offset)), 0) || 1
  // A decisive value takes as much room on its side as the widest ordinary one.
  const shown = offsets.map((offset) => (Math.abs(offset) < decisive ? offset : Math.sign(offset) * reach))
  const furthest = Math.max(0, ...shown.map(Math.abs))
  const low = isCentred ? -furthest : Math.min(0, ...shown)
  const high = isCentred ? furthest : Math.max(0, ...shown)
  const span = high - low || 1
  const percent = (offset: number) => (isCentred && furthest === 0 ? 50 : (100 * (offset - low)) / span)
  return {
    origin: percent(0),
    place(value) {
      const offset = value - origin
      const end = percent(Math.max(low, Math.min(high, offset)))
      const start = percent(0)
      return {
        left: Math.min(start, end),
        width: Math.abs(end - start),
        isBroken: offset < low || offset > high,
      }
    },
  }
}
