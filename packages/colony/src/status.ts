import { isCoordinated } from './coordinate/claim.ts'
import type { Link } from './redis/link.ts'
import { type DroppedWorker, type KnownPlan, type KnownWorker, Roll } from './roll.ts'

const MOST_DROPPED = 20

export interface PlanStatus extends KnownPlan {
  /** Jobs that wait for a worker, that workers have, and that failed for good. */
  readonly waiting: number
  readonly running: number
  readonly failed: number
  readonly isCoordinated: boolean
  /** Seconds, at the speed so far. */
  readonly leftSeconds?: number
}

export interface ColonyStatus {
  /** Milliseconds since 1970, by the clock of Redis, as all times in it are. */
  readonly now: number
  readonly plans: readonly PlanStatus[]
  readonly workers: readonly KnownWorker[]
  /** Workers that take no part any more, and why: the last of them, the latest first. */
  readonly dropped: readonly DroppedWorker[]
}

export async function readStatus(link: Link): Promise<ColonyStatus> {
  const roll = new Roll(link)
  const now = link.now()
  const plans = await Promise.all(
    (await roll.plans()).map(async (plan): Promise<PlanStatus> => {
      const counts = await link.openQueue(plan.hash).getJobCounts('waiting', 'delayed', 'active', 'failed')
      const { waiting = 0, delayed = 0, active = 0, failed = 0 } = counts
      const isHere = await isCoordinated(link, plan)
      const { total, done } = plan
      const perSecond = isHere ? plan.perSecond : 0
      const isKnown = total !== undefined && perSecond > 0
      return {
        ...plan,
        perSecond,
        waiting: waiting + delayed,
        running: active,
        failed,
        isCoordinated: isHere,
        ...(isKnown ? { leftSeconds: Math.max(0, total - done) / perSecond } : {}),
      }
    }),
  )
  const workers = await roll.workers()
  return {
    now,
    plans: plans.sort((one, other) => one.startedAt - other.startedAt),
    workers: workers.sort((one, other) => (one.name < other.name ? -1 : 1)),
    dropped: await roll.dropped(MOST_DROPPED),
  }
}

/** Ends a plan: its coordinator does it, or, where that is gone, all that it has left in Redis is removed. */
export async function stopPlan(link: Link, plan: PlanStatus): Promise<void> {
  const roll = new Roll(link)
  if (plan.isCoordinated) {
    await roll.askToStop(plan.hash)
    return
  }
  await link.openQueue(plan.hash).obliterate({ force: true })
  await roll.forgetPlan(plan.hash)
}
