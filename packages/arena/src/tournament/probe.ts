import type { Fault } from '@rookery/rules'
import { type CreateContestant, variantOf } from './game-slot.ts'
import type { Entrant, Plan } from './plan.ts'

/** One failure may be an accident; who cannot play fails again. */
const ATTEMPTS = 2

/** Seats each entrant once, so that one that can never play is told before the first game instead of losing them all. */
export async function findEntrantFaults(
  plan: Plan,
  createContestant: CreateContestant,
): Promise<Fault<'cannot-play'>[]> {
  const faults: Fault<'cannot-play'>[] = []
  for (const entrant of plan.entrants) {
    let failure: string | undefined = ''
    for (let attempt = 0; attempt < ATTEMPTS && failure !== undefined; attempt++)
      failure = await trySeat(entrant, plan, createContestant)
    if (failure !== undefined) faults.push({ code: 'cannot-play', message: `${entrant.name}: ${failure}` })
  }
  return faults
}

async function trySeat(
  entrant: Entrant,
  plan: Plan,
  createContestant: CreateContestant,
): Promise<string | undefined> {
  const contestant = createContestant(entrant)
  try {
    await withDeadline(contestant.newGame(variantOf(plan), plan.seed), plan.stallMs)
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await contestant.dispose()
  }
}

function withDeadline(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
