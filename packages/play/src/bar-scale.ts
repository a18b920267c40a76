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
}

/** A linear scale for bars that point both ways from their origin. */
export function createBarScale(
  values: readonly number[],
  { origin = 0, decisive = Number.POSITIVE_INFINITY }: Options = {},
): BarScale {
  const offsets = values.map((value) => value - origin)
  const ordinary = offsets.filter((offset) => Math.abs(offset) < decisive)
  const reach = ordinary.reduce((most, offset) => Math.max(most, Math.abs(offset)), 0) || 1
  // A decisive value takes as much room on its side as the widest ordinary one.
  const shown = offsets.map((offset) => (Math.abs(offset) < decisive ? offset : Math.sign(offset) * reach))
  const low = Math.min(0, ...shown)
  const high = Math.max(0, ...shown)
  const span = high - low || 1
  const percent = (offset: number) => (100 * (offset - low)) / span
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
