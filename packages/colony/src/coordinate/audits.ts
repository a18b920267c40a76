import { type Job, makeJobId } from '../job-id.ts'
import type { Roll } from '../roll.ts'
import { AuditChoice, type AuditWishes } from './audit-choice.ts'
import type { JobQueue } from './job-queue.ts'

const MOST_HERE = 8

export interface AuditOptions<Unit, Done> extends AuditWishes {
  /** What of it is the same whoever does it; without it, work cannot be checked by doing it again. */
  fingerprint?(done: Done): string
  /** More audits than these are given to other workers, where there are any. */
  readonly mostAuditsHere?: number
  /** Does units in this process, whose work nobody has to check. */
  redo(units: readonly Unit[]): Promise<readonly unknown[]>
}

interface Surroundings<Unit, Done> {
  readonly plan: string
  readonly queue: JobQueue
  readonly roll: Roll
  /** What a worker is told to do units. */
  message(units: readonly Unit[]): object
  /** What was made of units: a sentence's end where it cannot be that. */
  parse(done: readonly unknown[], units: readonly Unit[]): readonly Done[] | string
}

/** What a worker has made of a job. */
interface Finished<Unit, Done> {
  readonly job: Job<Unit>
  readonly worker: string
  readonly done: readonly Done[]
}

/** Some units of a job, which are done again. What the job gave counts, and goes from Redis, when they have come out the same. */
export interface Audit<Unit, Done> extends Job<Unit>, Finished<Unit, Done> {
  readonly prints: string
  isQueued: boolean
  /** Nobody else is asked: this process is at it, or another worker has failed. */
  isHere?: boolean
  /** Another worker to whom they came out otherwise. */
  against?: { readonly worker: string; readonly prints: string }
}

export type Verdict<Unit, Done> =
  | { readonly kind: 'same'; readonly job: Job<Unit>; readonly done: readonly Done[] }
  /** The job is to be done anew, where it is this worker's. */
  | { readonly kind: 'otherwise'; readonly worker: string; readonly job?: Job<Unit> }

/** Work of workers that is done again, by this process or by another worker, before it counts. */
export class Audits<Unit, Done> {
  readonly #options: AuditOptions<Unit, Done>
  readonly #around: Surroundings<Unit, Done>
  readonly #choice: AuditChoice
  readonly #open = new Map<string, Audit<Unit, Done>>()
  #isChecking = false
  #checked: { readonly audit: Audit<Unit, Done>; readonly redone: Promise<readonly unknown[]> } | undefined

  constructor(options: AuditOptions<Unit, Done>, around: Surroundings<Unit, Done>) {
    this.#options = options
    this.#around = around
    this.#choice = new AuditChoice(options)
  }

  get size(): number {
    return this.#open.size
  }

  find(id: string): Audit<Unit, Done> | undefined {
    return this.#open.get(id)
  }

  /** The jobs that wait for it. */
  get jobs(): readonly Job<Unit>[] {
    return [...this.#open.values()].map(({ job }) => job)
  }

  /** What is to be done again of a job, if anything. */
  async begin(finished: Finished<Unit, Done>, hasOthers: boolean): Promise<Audit<Unit, Done> | undefined> {
    const { fingerprint, mostAuditsHere = MOST_HERE } = this.#options
    const { job, worker, done } = finished
    const chosen = fingerprint ? this.#choice.choose(worker, done.length) : []
    if (chosen.length === 0) return undefined
    const units = chosen.map((index) => job.units[index]!)
    const audit: Audit<Unit, Done> = {
      ...finished,
      id: makeJobId(this.#around.plan, units, true),
      units,
      prints: this.#printsOf(chosen.map((index) => done[index]!)),
      isQueued: false,
    }
    const isForOthers = hasOthers && this.#open.size >= mostAuditsHere
    this.#open.set(audit.id, audit)
    if (isForOthers) await this.#giveAway([audit])
    return audit
  }

  /** At the end, workers have nothing else to do. */
  async share(): Promise<void> {
    const free = [...this.#open.values()].filter(({ isQueued, isHere }) => !isQueued && !isHere)
    // The next one is this process's own.
    await this.#giveAway(this.#isChecking ? free : free.slice(1))
  }

  async #giveAway(audits: readonly Audit<Unit, Done>[]): Promise<void> {
    if (audits.length === 0) return
    for (const audit of audits) audit.isQueued = true
    await this.#enqueue(audits)
    await this.#around.roll.call()
  }

  async #enqueue(audits: readonly Audit<Unit, Done>[]): Promise<void> {
    const { queue, message } = this.#around
    await queue.add(
      audits.map(({ id, units, worker }) => ({ id, data: { ...message(units), avoid: worker } })),
    )
  }

  /**
   * Does the next units again, some at a time; `onNews` hears when there is a verdict. What other workers may do waits for them
   * while `othersAreBusy` with what is due; at the end nobody waits, and they take it from its other end.
   */
  check(othersAreBusy: boolean, onNews: () => void): void {
    if (this.#isChecking || this.#checked) return
    const audits = [...this.#open.values()]
    const audit =
      audits.find(({ against }) => against) ??
      audits.find(({ isQueued }) => !isQueued) ??
      (othersAreBusy ? undefined : audits.at(-1))
    if (!audit) return
    this.#isChecking = true
    audit.isHere = true
    const redone = this.#options.redo(audit.units)
    const end = () => {
      this.#isChecking = false
      this.#checked = { audit, redone }
      onNews()
    }
    redone.then(end, end)
  }

  /** Of what this process has done again. */
  async takeVerdict(): Promise<Verdict<Unit, Done> | undefined> {
    const checked = this.#checked
    this.#checked = undefined
    // Another worker may have been faster.
    if (!checked || !this.#open.has(checked.audit.id)) return undefined
    const { audit, redone } = checked
    const { job, units, worker, prints, against } = audit
    const read = this.#around.parse(await redone, units)
    if (typeof read === 'string') throw new Error(`what this process does itself cannot be: ${read}`)
    const truth = this.#printsOf(read)
    if (against && against.prints !== truth) return { kind: 'otherwise', worker: against.worker }
    if (prints !== truth) return { kind: 'otherwise', worker, job }
    return this.#accept(audit)
  }

  /** What another worker has made of it. Where the two differ, this process finds out whose work is wrong. */
  async hear(
    audit: Audit<Unit, Done>,
    worker: string,
    done: readonly Done[],
  ): Promise<Verdict<Unit, Done> | undefined> {
    const prints = this.#printsOf(done)
    if (prints === audit.prints) return this.#accept(audit)
    audit.against = { worker, prints }
    await this.#around.queue.remove([audit.id])
    return undefined
  }

  /** Whoever did it does not count. */
  async askAgain(audit: Audit<Unit, Done>): Promise<void> {
    await this.#around.queue.remove([audit.id])
    await this.#enqueue([audit])
  }

  /** Another worker has failed: then it is done here. */
  async takeBack(audit: Audit<Unit, Done>): Promise<void> {
    await this.#around.queue.remove([audit.id])
    audit.isQueued = false
    audit.isHere = true
  }

  async #accept({ id, job, done, isQueued }: Audit<Unit, Done>): Promise<Verdict<Unit, Done>> {
    this.#open.delete(id)
    if (isQueued) await this.#around.queue.remove([id])
    return { kind: 'same', job, done }
  }

  #printsOf(done: readonly Done[]): string {
    return done.map((each) => this.#options.fingerprint!(each)).join('\n')
  }
}
