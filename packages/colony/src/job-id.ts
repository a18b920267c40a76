import { hashOf } from './content/content-hash.ts'

/** Units of a plan that a worker does together. */
export interface Job<Unit> {
  readonly id: string
  readonly units: readonly Unit[]
}

/** The name of a job follows from what is in it, so that a worker knows one that no coordinator has queued. */
export const makeJobId = (plan: string, units: readonly unknown[], isAudit = false): string =>
  hashOf(`${plan} ${isAudit ? 'audit ' : ''}${units.map(nameUnit).join(' ')}`).slice(0, 32)

/** All of it, because who meets whom in a game may depend on results; the same whenever the plan is taken up again. */
export const nameUnit = (unit: unknown): string => JSON.stringify(unit)
