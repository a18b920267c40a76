import { MOST_SPEEDS, type WorkerNotice } from '../messages.ts'

interface Tally {
  units: number
  /** Jobs in hand, and since when there has been one. */
  running: number
  sinceMs: number
  /** The time before that in which there was one. */
  workedMs: number
}

/** How fast a worker is in each plan: units of different plans are different work. Time counts as long as it has a job of the plan. */
export class PlanSpeeds {
  readonly #tallies = new Map<string, Tally>()

  begin(plan: string, nowMs: number): void {
    const tally = this.#tallies.get(plan) ?? { units: 0, running: 0, sinceMs: nowMs, workedMs: 0 }
    if (tally.running++ === 0) tally.sinceMs = nowMs
    // Those that were worked at last are kept.
    this.#tallies.delete(plan)
    this.#tallies.set(plan, tally)
    for (const [each, { running }] of this.#tallies)
      if (this.#tallies.size > MOST_SPEEDS && running === 0) this.#tallies.delete(each)
  }

  count(plan: string, units: number): void {
    const tally = this.#tallies.get(plan)
    if (tally) tally.units += units
  }

  end(plan: string, nowMs: number): void {
    const tally = this.#tallies.get(plan)
    if (tally && --tally.running === 0) tally.workedMs += nowMs - tally.sinceMs
  }

  /** Of the plans that have given a result, the one that was begun last at the end. */
  read(nowMs: number): NonNullable<WorkerNotice['speeds']> {
    return [...this.#tallies]
      .filter(([, { units }]) => units > 0)
      .slice(-MOST_SPEEDS)
      .map(([plan, { units, running, sinceMs, workedMs }]) => {
        const ms = workedMs + (running > 0 ? nowMs - sinceMs : 0)
        return { plan, perSecond: (1000 * units) / Math.max(ms, 1) }
      })
  }
}
