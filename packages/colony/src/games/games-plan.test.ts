import type { Plan } from '@rookery/arena'
import { describe, expect, it } from 'vitest'
import { gamesOf, planOf, playAlone, setUpColony } from '../colony.fixture.ts'
import { hashOf } from '../content/content-hash.ts'
import { makeJobId } from '../job-id.ts'
import { Roll } from '../roll.ts'
import { makeGamesPlan } from './games-plan.ts'

const colony = setUpColony('games-plan')

describe('a tournament in a colony', () => {
  it('can be played beside one of another schedule, whose games of the same numbers are others', async () => {
    const entrants = ['a', 'b', 'c'].map((name) => ({ ...planOf(1).entrants[0]!, name }))
    const plans = (['round-robin', 'gauntlet', 'swiss', 'knockout'] as const).map((kind) =>
      planOf(3, { entrants, schedule: { kind, rounds: 3, games: 2 } }),
    )
    const all = await Promise.all(plans.map((plan) => colony.play(plan)))
    const ended = Promise.all(all.map(({ run }) => run()))
    const roll = new Roll(await colony.connect())
    await expect.poll(() => roll.plans()).toHaveLength(plans.length)
    await colony.startWorker({ threads: 2 })
    expect(await ended).toEqual(plans.map(() => 'complete'))
    for (const [index, { store }] of all.entries())
      expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plans[index]!)))
  })

  it('finds games of the same numbers that others have met in, and drops nobody for them', async () => {
    const plan = planOf(4)
    const { store, run } = await colony.play(plan)
    const link = await colony.connect()
    const hash = hashOf(JSON.stringify(makeGamesPlan(plan, { keepsLines: false, isTolerant: false })))
    // As where the file of an interrupted tournament was removed, and its first results were others.
    const games = [1, 2].map((number) => ({ number, round: 1, pair: 0, opening: 0, white: 1, black: 0 }))
    const jobId = makeJobId(hash, games)
    await link.openQueue(hash).add('job', { plan: hash, units: games }, { jobId })
    await colony.startWorker()
    expect(await run()).toBe('complete')
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
  })

  it('is the same plan with more rounds, but for a knockout, and another with other games', () => {
    const nameOf = (schedule: Partial<Plan['schedule']>) =>
      JSON.stringify(
        makeGamesPlan(planOf(1, { schedule: { ...planOf(1).schedule, ...schedule } }), {
          keepsLines: false,
          isTolerant: false,
        }),
      )
    expect(nameOf({ rounds: 9 })).toBe(nameOf({ rounds: 4 }))
    expect(nameOf({ games: 1 })).not.toBe(nameOf({ games: 2 }))
    expect(nameOf({ kind: 'knockout', rounds: 9 })).not.toBe(nameOf({ kind: 'knockout', rounds: 4 }))
    const anchored = (elo: number) => nameOf({ kind: 'ladder', anchors: [{ entrant: 0, elo }] })
    expect(anchored(0)).not.toBe(anchored(1))
  })
})
