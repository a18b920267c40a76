/** Marks of an axis: at steps of 1, 2 or 5 times a power of ten, the first at or below the least and the last at or above the most. */
export function niceSteps(least: number, most: number, count = 5): number[] {
  const rough = Math.max(most - least, Number.EPSILON) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
