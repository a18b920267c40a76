import { hashOf } from './content/content-hash.ts'

/** Units of a plan that a worker does together. */
export interface Job<Unit> {
  readonly id: string
  readonly units: readonly Unit[]
}

/** The name of a job follows from what is in it, so that a worker knows one that no coordinator has queued. */
export const makeJobId = (plan: string, units: readonly unknown[], isAudit = false): string =>
  hashOf(`${plan} ${isAudit ? 'audit ' : ''}${units.map(nameUnit).join(' ')}`).slice(0, 32)

/** The same for a unit whenever the plan is taken up again; a message may have anything in its place. */
export function nameUnit(unit: unknown): string {
  const { number, index, pair } = Object(unit)
  const name = number ?? index ?? pair ?? unit
  return typeof name === 'object' ? JSON.stringify(name) : String(name)
}
