import { ok, type Result } from '@rookery/rules'
import type { Meeting } from './pool.ts'
import { type Anchor, type RatingFault, ratePool } from './ratings.ts'

/** An anchor beside what its games say of it. */
export interface FloatedAnchor extends Anchor {
  readonly played: number
  /** Half of the 95 % interval of what it played like. */
  readonly error: number
}

/** What the anchors play like where only the mean of their ratings is held: it tells how true they are to each other. */
export function floatAnchors(
  games: Iterable<Meeting>,
  anchors: readonly Anchor[],
): Result<FloatedAnchor[], RatingFault> {
  const list = ratePool(games)
  if (!list.ok) return list
  const floated = anchors.flatMap((anchor) => {
    const rating = list.value.ratings.find(({ name }) => name === anchor.name)
    return rating ? [{ ...anchor, played: rating.elo, error: rating.error }] : []
  })
  const shift = floated.reduce((sum, { elo, played }) => sum + (elo - played) / floated.length, 0)
  return ok(floated.map((each) => ({ ...each, played: each.played + shift })))
}
