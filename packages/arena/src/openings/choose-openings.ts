import { createRandom } from '@rookery/rules'

export const openingOrders = ['sequential', 'random'] as const
export type OpeningOrder = (typeof openingOrders)[number]

/** The openings that so many rounds need, from the first on or shuffled; where there are too few they come again. */
export function chooseOpenings<T>(
  openings: readonly T[],
  { order, seed, count, first = 0 }: { order: OpeningOrder; seed: number; count: number; first?: number },
): T[] {
  const ordered = order === 'random' ? createRandom(seed).shuffle([...openings]) : openings
  const length = Math.min(count, openings.length)
  return Array.from({ length }, (_, index) => ordered[(first + index) % ordered.length]!)
}
