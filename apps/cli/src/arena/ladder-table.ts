import { isSure, makeRatings, type Plan, rateLadder, type Standings } from '@rookery/arena'
import { say } from '@rookery/words/cli/ladder'

/** Points tell nothing where everybody has opponents of its own strength: a ladder is told by its ratings. */
export function makeLadderTable(standings: Standings, plan: Plan): string {
  const list = rateLadder(plan, standings.meetings())
  if (!list.ok) return `${say('noRatings', { reason: list.faults[0]!.message })}\n`
  const { aim } = plan.schedule
  const sure = list.value.ratings.filter((rating) => isSure(rating, aim)).length
  const progress = aim ? `${say('sure', { sure, count: plan.entrants.length })}\n` : ''
  return `${makeRatings(list.value)}${progress}`
}
