import type { Result } from '@rookery/rules'
import type { Meeting } from '../ratings/pool.ts'
import { type Anchor, type RatingFault, type RatingList, ratePool } from '../ratings/ratings.ts'
import type { Plan } from './plan.ts'

/** Whose ratings are known before the first game. */
export const anchorsOf = ({ entrants, schedule }: Plan): Anchor[] =>
  (schedule.anchors ?? []).map(({ entrant, elo }) => ({ name: entrants[entrant]!.name, elo }))

/** Ratings on the scale of the plan's anchors, as far as they have played. */
export function rateLadder(plan: Plan, meetings: readonly Meeting[]): Result<RatingList, RatingFault> {
  const met = new Set(meetings.flatMap(({ white, black }) => [white, black]))
  return ratePool(meetings, { anchors: anchorsOf(plan).filter(({ name }) => met.has(name)) })
}
