import type { Job, Worker } from 'bullmq'
import { isCoordinated } from '../coordinate/claim.ts'
import type { Link } from '../redis/link.ts'
import { type KnownPlan, Roll } from '../roll.ts'
import type { ThreadPlan } from '../thread/index.ts'
import { makeRefusal, type PlanBook, type RefusedPlan } from './plan-book.ts'

export interface TakenJob {
  readonly plan: ThreadPlan
  readonly job: Job
  readonly token: string
}

interface Open {
  readonly known: KnownPlan
  readonly plan: ThreadPlan
  readonly worker: Worker
  /** Tokens of the jobs that are held, by their ids. */
  readonly held: Map<string, string>
  /** Why no more of its jobs are taken. */
  aside?: RefusedPlan
}

export interface SourceOptions {
  readonly name: string
  readonly leaseMs: number
  readonly onRefused: (fault: RefusedPlan) => void
  /** Hears of a job whose plan is over. */
  readonly onGone: (id: string) => void
}

/** Tries, one with every sign of life: so many that a coordinator which was killed counts as away before. */
const UNANSWERED = 5

/** The jobs of all plans that this worker can run, and the leases of those that it holds. */
export class JobSource {
  readonly #link: Link
  readonly #roll: Roll
  readonly #book: PlanBook
  readonly #options: SourceOptions
  readonly #open = new Map<string, Open>()
  readonly #refused = new Map<string, { readonly fault: RefusedPlan; readonly tries: number }>()
  #isClosed = false
  #refreshing: Promise<void> | undefined
  #taken = 0
  #turn = 0

  constructor(link: Link, book: PlanBook, options: SourceOptions) {
    this.#link = link
    this.#roll = new Roll(link)
    this.#book = book
    this.#options = options
  }

  /** Looks for plans that are new or gone; once at a time. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  async #refresh(): Promise<void> {
    const plans = await this.#roll.plans()
    const hashes = new Set(plans.map(({ hash }) => hash))
    for (const hash of this.#refused.keys()) if (!hashes.has(hash)) this.#refused.delete(hash)
    for (const plan of plans) if (!this.#open.has(plan.hash)) await this.#openPlan(plan)
    for (const [hash, { worker, held }] of this.#open) {
      if (hashes.has(hash)) continue
      for (const id of held.keys()) this.#options.onGone(id)
      if (held.size > 0) continue
      this.#open.delete(hash)
      await this.#leave(worker)
    }
  }

  async #openPlan(plan: KnownPlan): Promise<void> {
    const opened = await this.#book.open(plan)
    if (!opened.ok) {
      await this.#refuse(plan, opened.faults[0]!)
      return
    }
    this.#refused.delete(plan.hash)
    const { name, leaseMs } = this.#options
    const worker = this.#link.openWorker(plan.hash, name, leaseMs)
    try {
      await worker.waitUntilReady()
    } catch {
      // Redis went away just now, and what was opened then stays broken: the next look opens another.
      await worker.close(true)
      return
    }
    if (this.#isClosed) {
      await worker.close(true)
      return
    }
    this.#open.set(plan.hash, { known: plan, plan: opened.value, worker, held: new Map() })
    void worker.startStalledCheckTimer()
  }

  /** A plan that nobody coordinates cannot be fetched: what hindered it before still does, and nothing else is to be told. */
  async #refuse(plan: KnownPlan, fault: RefusedPlan): Promise<void> {
    const isUnanswered = fault.code === 'no-content'
    if (isUnanswered && !(await isCoordinated(this.#link, plan))) return
    const tries = 1 + (this.#refused.get(plan.hash)?.tries ?? 0)
    this.#refused.set(plan.hash, { fault, tries })
    if (!isUnanswered || tries > UNANSWERED) this.#options.onRefused(fault)
  }

  /** The next job of any plan, one plan after the other; `undefined` where there is none. */
  async take(): Promise<TakenJob | undefined> {
    const all = [...this.#open.values()].filter(({ aside }) => !aside)
    for (let index = 0; index < all.length; index++) {
      const { plan, worker, held } = all[(this.#turn + index) % all.length]!
      const token = `${this.#options.name}-${++this.#taken}`
      const job = await worker.getNextJob(token, { block: false })
      if (!job?.id) continue
      this.#turn += index + 1
      held.set(job.id, token)
      return { plan, job, token }
    }
    return undefined
  }

  /** Takes no more jobs of a plan, as they fail here. */
  setAside(hash: string, reason: string): void {
    const open = this.#open.get(hash)
    if (!open || open.aside) return
    open.aside = makeRefusal('fails', open.known, `its jobs fail here: ${reason}`)
    this.#options.onRefused(open.aside)
  }

  /** Those that jobs are taken of. */
  get plans(): string[] {
    return [...this.#open.keys()]
  }

  /** Those that it takes no part in. A coordinator that does not answer may be starting again, and counts after some tries. */
  get refused(): RefusedPlan[] {
    const refused = [...this.#refused.values()]
      .filter(({ fault, tries }) => fault.code !== 'no-content' || tries > UNANSWERED)
      .map(({ fault }) => fault)
    return [...refused, ...[...this.#open.values()].flatMap(({ aside }) => aside ?? [])]
  }

  release({ plan, job }: TakenJob): void {
    this.#open.get(plan.hash)?.held.delete(job.id!)
  }

  /** Renews all leases; gives the ids of jobs that are not this worker's any more. */
  async renew(): Promise<string[]> {
    const lost = await Promise.all(
      [...this.#open.values()].map(({ worker, held }) =>
        held.size === 0
          ? []
          : worker.extendJobLocks([...held.keys()], [...held.values()], this.#options.leaseMs),
      ),
    )
    return lost.flat()
  }

  /** A worker that looks for lost leases makes this key anew, also after the plan is over; where it is missing, nothing is. */
  async #leave(worker: Worker): Promise<void> {
    await worker.close(true)
    await this.#link.redis.del(worker.toKey('meta'))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#open.values()].map(({ worker }) => this.#leave(worker)))
  }
}
