import { isDeepStrictEqual } from 'node:util'
import type { OpeningText, Plan } from '@rookery/arena'

/** Why `wanted` is not `plan` with more rounds, in which all games of `plan` are the same; `undefined` where it is. */
export function findRaiseFault(plan: Plan, wanted: Plan): string | undefined {
  const { rounds, kind } = plan.schedule
  const wantedRounds = wanted.schedule.rounds
  const withRounds = { ...wanted, schedule: { ...wanted.schedule, rounds }, openings: plan.openings }
  if (!isDeepStrictEqual(withRounds, plan))
    return 'it holds another tournament: resume it, or choose another file'
  if (wantedRounds < rounds) return `it has ${rounds} rounds already, and they cannot become fewer`
  if (wantedRounds > rounds && kind === 'knockout')
    return 'the rounds of a knockout are those of each match and cannot be raised'
  for (let round = 0; round < rounds; round++)
    if (!isDeepStrictEqual(openingOf(plan, round), openingOf(wanted, round)))
      return `it has another opening in round ${round + 1}`
  return undefined
}

const openingOf = ({ openings }: Plan, round: number): OpeningText | undefined =>
  openings[round % openings.length]
