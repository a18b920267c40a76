import { isSure, makeRatings, type Plan, rateLadder, type Standings } from '@rookery/arena'

/** Points tell nothing where everybody has opponents of its own strength: a ladder is told by its ratings. */
export function makeLadderTable(standings: Standings, plan: Plan): string {
  const list = rateLadder(plan, standings.meetings())
  if (!list.ok) return `no ratings yet: ${list.faults[0]!.message}\n`
  const { aim } = plan.schedule
  const sure = list.value.ratings.filter((rating) => isSure(rating, aim)).length
  const progress = aim ? `${sure} of ${plan.entrants.length} ratings are sure\n` : ''
  return `${makeRatings(list.value)}${progress}`
}
