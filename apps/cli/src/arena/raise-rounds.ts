import { isDeepStrictEqual } from 'node:util'
import type { OpeningText, Plan } from '@rookery/arena'
import { say } from '@rookery/words/cli/arena'

/** Why `wanted` is not `plan` with more rounds, in which all games of `plan` are the same; `undefined` where it is. */
export function findRaiseFault(plan: Plan, wanted: Plan): string | undefined {
  const { rounds, kind } = plan.schedule
  const wantedRounds = wanted.schedule.rounds
  const withRounds = { ...wanted, schedule: { ...wanted.schedule, rounds }, openings: plan.openings }
  if (!isDeepStrictEqual(withRounds, plan)) return say('raise.other')
  if (wantedRounds < rounds) return say('raise.fewer', { rounds })
  if (wantedRounds > rounds && kind === 'knockout') return say('raise.knockout')
  for (let round = 0; round < rounds; round++)
    if (!isDeepStrictEqual(openingOf(plan, round), openingOf(wanted, round)))
      return say('raise.opening', { round: round + 1 })
  return undefined
}

const openingOf = ({ openings }: Plan, round: number): OpeningText | undefined =>
  openings[round % openings.length]
