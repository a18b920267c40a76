import { randomInt } from 'node:crypto'

/** So many units of a worker are all done again, before any of them counts. */
const FIRST_UNITS = 5
const SHARE = 0.01

export interface AuditWishes {
  /** The least part of a worker's units that is done again; nothing at all where it is nought. */
  readonly auditShare?: number
  /** From 0 to 1, and nobody's guess: who knows which unit is checked can lie in the others. */
  readonly random?: () => number
}

/**
 * Which units are checked. The chance of a worker's k-th is 5/k, so that who lies from the beginning is found by the first, and of
 * all that it has done up to now at least five were chosen as if they had been drawn by lot.
 */
export class AuditChoice {
  readonly #share: number
  readonly #random: () => number
  readonly #counts = new Map<string, number>()

  constructor({ auditShare = SHARE, random = unguessable }: AuditWishes) {
    this.#share = auditShare
    this.#random = random
  }

  /** The places of those to check among the next units of a worker. */
  choose(worker: string, units: number): number[] {
    if (this.#share === 0) return []
    const before = this.#counts.get(worker) ?? 0
    this.#counts.set(worker, before + units)
    return Array.from({ length: units }, (_, index) => index).filter(
      (index) => this.#random() < Math.max(this.#share, FIRST_UNITS / (before + index + 1)),
    )
  }
}

const unguessable = (): number => randomInt(2 ** 32) / 2 ** 32
