import type { Result } from '@rookery/rules'
import { type Job, makeJobId, nameUnit } from '../job-id.ts'
import { isWorkerName, MOST_UNITS, makeLine, parseJob, parseResult } from '../messages.ts'
import type { KnownWorker, Roll } from '../roll.ts'
import { ownVersion } from '../version.ts'
import { type Audit, type AuditOptions, Audits, type Verdict } from './audits.ts'
import { ColonyError, LiarError } from './colony-error.ts'
import { Failures } from './failures.ts'
import type { FailedJob, JobQueue, Outcome } from './job-queue.ts'
import { JobSizes } from './job-sizes.ts'

/** What the colony must know of a kind of work. */
export interface Kind<Unit, Done> extends Pick<AuditOptions<Unit, Done>, 'fingerprint'> {
  /** Reads what a worker made of a unit: a sentence's end where it cannot be that ("sent a game that ..."). */
  parseDone(unit: Unit, value: unknown, worker: string): Result<Done>
}

interface DeskOptions<Unit, Done> extends Kind<Unit, Done>, AuditOptions<Unit, Done> {
  readonly jobMs: number
  /** Where content is served that units name by hash. */
  readonly addresses?: readonly string[]
  readonly overdueMs?: number
  onNotice?(sentence: string): void
}

/** More jobs than threads wait, so that none is idle while results are on their way. */
const JOBS_PER_THREAD = 2
const FEWEST_JOBS = 4
const MOST_JOBS = 10_000
const OVERDUE_MS = 15 * 60_000
const UNASKED = 'gave a result of a job that nobody has asked for'
const OTHERWISE = 'gave what comes out otherwise when it is done again'
const NOBODY =
  'every worker that is here takes no part, so nothing is done: one that does is waited for (without --colony, this machine does it alone)'
/** Sentences that are told once. */
const MOST_TOLD = 100

/** The jobs of a plan that are out, what comes back of them, and what is queued anew. */
export class Desk<Unit, Done> {
  readonly #plan: string
  readonly #queue: JobQueue
  readonly #roll: Roll
  readonly #options: DeskOptions<Unit, Done>
  readonly #sizes: JobSizes
  readonly #out = new Map<string, Job<Unit> & { readonly sinceMs: number }>()
  /** Every id that this plan has had, so that a stranger's is known for one. */
  readonly #known = new Set<string>()
  /** Of a coordinator before this one: the ids of its jobs by the names of their units. */
  readonly #found = new Map<string, string>()
  readonly #foundUnits = new Map<string, string>()
  readonly #signs = new Map<string, { readonly sign: string; readonly sinceMs: number }>()
  #units: Iterator<Unit> = [][Symbol.iterator]()
  #next: Unit | undefined
  #hasNext = false
  readonly #audits: Audits<Unit, Done>
  #settling: string[] = []
  readonly #failures = new Failures()
  /** Who can do jobs of this plan. */
  #workers: readonly KnownWorker[] = []
  #threads = 1
  #canAudit = false
  readonly #toldOf = new Set<string>()

  constructor(plan: string, queue: JobQueue, roll: Roll, options: DeskOptions<Unit, Done>) {
    this.#plan = plan
    this.#queue = queue
    this.#roll = roll
    this.#options = options
    this.#sizes = new JobSizes(options.jobMs)
    this.#audits = new Audits(options, {
      plan,
      queue,
      roll,
      message: (units) => this.#message(units),
      parse: (done, units) => this.#parseAll(done, units, ''),
    })
  }

  /** Learns what a coordinator before this one has left in the queue. */
  async takeUp(): Promise<void> {
    const audits: string[] = []
    for (const { id, text } of await this.#queue.readAll()) {
      this.#known.add(id)
      const job = this.#parseJob(id, text)
      if (!job) continue
      if (job.avoid !== undefined) {
        // What it was to check comes in again.
        audits.push(id)
        continue
      }
      const names = job.units.map(nameUnit)
      for (const name of names) this.#found.set(name, id)
      this.#foundUnits.set(id, names.join(' '))
    }
    await this.#queue.remove(audits)
    await this.#countThreads()
  }

  /** A job as a coordinator of this plan queues it; honest workers do no other. */
  #parseJob(id: string, text: string) {
    const job = parseJob(text)
    if (!job.ok) return undefined
    const { plan, units, avoid } = job.value
    const isOurs = plan === this.#plan && id === makeJobId(plan, units, avoid !== undefined)
    return isOurs ? job.value : undefined
  }

  begin(units: Iterator<Unit>): void {
    this.#units = units
    this.#pull()
  }

  get isDone(): boolean {
    return !this.#hasNext && this.#out.size === 0 && this.#audits.size === 0
  }

  /** Queues jobs until there are enough of them. */
  async fill({ done, total }: { readonly done: number; readonly total: number | undefined }): Promise<void> {
    const wanted = Math.min(MOST_JOBS, Math.max(FEWEST_JOBS, this.#threads * JOBS_PER_THREAD))
    let outUnits = 0
    for (const { units } of this.#out.values()) outUnits += units.length
    for (const { units } of this.#audits.jobs) outUnits += units.length
    const isShort = this.#out.size < this.#threads
    const added: Job<Unit>[] = []
    const spoiled: string[] = []
    while (this.#hasNext && this.#out.size < wanted) {
      const left = total === undefined ? undefined : total - done - outUnits
      const job = this.#take(this.#sizes.next(left, this.#threads), spoiled)
      outUnits += job.units.length
      this.#out.set(job.id, { ...job, sinceMs: performance.now() })
      this.#known.add(job.id)
      added.push(job)
    }
    await this.#queue.remove(spoiled)
    await this.#queue.add(added.map((job) => this.#queued(job)))
    // Who found nothing to do looks again.
    if (isShort && added.length > 0) await this.#roll.call()
    if (this.#canAudit && !this.#hasNext && this.#out.size === 0) await this.#audits.share()
  }

  /** The next units as one job: the very one that a coordinator before this has queued, or a new one. */
  #take(most: number, spoiled: string[]): Job<Unit> {
    const first = this.#found.get(this.#nameOfNext())
    const units: Unit[] = []
    do {
      units.push(this.#next!)
      this.#pull()
    } while (
      this.#hasNext &&
      units.length < (first === undefined ? most : MOST_UNITS) &&
      this.#found.get(this.#nameOfNext()) === first
    )
    const names = units.map(nameUnit).join(' ')
    const isWhole = first !== undefined && this.#foundUnits.get(first) === names
    if (first !== undefined) {
      this.#foundUnits.delete(first)
      if (!isWhole) spoiled.push(first)
    }
    return { id: isWhole ? first : makeJobId(this.#plan, units), units }
  }

  #nameOfNext(): string {
    return nameUnit(this.#next)
  }

  #pull(): void {
    const step = this.#units.next()
    this.#hasNext = step.done !== true
    this.#next = step.value
  }

  #queued({ id, units }: Job<Unit>) {
    return { id, data: this.#message(units) }
  }

  #message(units: readonly Unit[]) {
    const { addresses } = this.#options
    return { plan: this.#plan, units, ...(addresses ? { addresses } : {}) }
  }

  /** What has come in and may count. It is to be kept, and then settled; where that fails, it comes in again. */
  async collect(): Promise<Done[]> {
    const all: Done[] = [...(await this.#follow(await this.#audits.takeVerdict()))]
    // What came of jobs that were found waits until they are taken up in their turn.
    const found = this.#hasNext ? this.#foundUnits.keys() : []
    const held = new Set([...found, ...this.#audits.jobs.map(({ id }) => id)])
    const outcomes = await this.#queue.readOutcomes(held)
    const dropped = await this.#roll.findDropped([...new Set(outcomes.map(({ worker }) => worker))])
    for (const outcome of outcomes) {
      const { id, worker } = outcome
      const audit = this.#audits.find(id)
      if (audit) {
        all.push(...(await this.#hearOfAudit(outcome, audit, dropped.has(worker))))
        continue
      }
      const job = this.#out.get(id)
      if (!job) {
        if (!this.#known.has(id) && !dropped.has(worker)) await this.#hearOfStranger(outcome)
        await this.#queue.remove([id])
        continue
      }
      if (dropped.has(worker)) {
        await this.#renew(job)
        continue
      }
      if (outcome.kind === 'failed') {
        await this.#renew(job)
        await this.#hearOfFailure(outcome)
        continue
      }
      const done = await this.#read(outcome, job)
      this.#failures.forget(id, worker)
      this.#out.delete(id)
      const begun = await this.#audits.begin({ job, worker, done }, this.#canAudit)
      if (begun) this.#known.add(begun.id)
      else all.push(...this.#release(job, done))
    }
    return all
  }

  /** A job that nobody has asked for. Whoever did it as it stands may have taken it for one of ours, but for what is in it. */
  async #hearOfStranger({ id, kind, worker }: Outcome): Promise<void> {
    const isOurs = this.#parseJob(id, await this.#queue.readMessage(id)) !== undefined
    if (kind !== 'failed' && !isOurs) {
      await this.#queue.remove([id])
      await this.#refuse(worker, UNASKED)
    }
    const name = makeLine(worker) || 'without a name'
    this.#tellOnce(
      kind === 'failed'
        ? 'somebody has queued jobs that nobody has asked for: they are removed'
        : `worker ${name} ${UNASKED}: it does not count`,
    )
  }

  #release({ id }: Job<Unit>, done: readonly Done[]): readonly Done[] {
    this.#settling.push(id)
    return done
  }

  async #follow(verdict: Verdict<Unit, Done> | undefined): Promise<readonly Done[]> {
    switch (verdict?.kind) {
      case undefined:
        return []
      case 'same':
        return this.#release(verdict.job, verdict.done)
      case 'otherwise':
        return this.#refuse(verdict.worker, OTHERWISE, verdict.job)
    }
  }

  /** Does again what is to be checked; `onNews` hears when there is something to collect. */
  check(onNews: () => void): void {
    this.#audits.check(this.#canAudit && (this.#hasNext || this.#out.size > 0), onNews)
  }

  async #hearOfAudit(
    outcome: Outcome,
    audit: Audit<Unit, Done>,
    isDropped: boolean,
  ): Promise<readonly Done[]> {
    if (isDropped) {
      await this.#audits.askAgain(audit)
      return []
    }
    if (outcome.kind === 'failed') {
      await this.#audits.takeBack(audit)
      await this.#hearOfFailure(outcome)
      return []
    }
    return this.#follow(await this.#audits.hear(audit, outcome.worker, await this.#read(outcome, audit)))
  }

  /** Whoever fails again and again is taken out; where a job is at fault, nobody can go on. */
  async #hearOfFailure({ id, worker, reason, isStalled }: FailedJob): Promise<void> {
    const told = makeLine(reason)
    this.#failures.add(id, worker)
    await this.#countThreads()
    const names = this.#workers.map(({ name }) => name)
    if (isStalled || this.#failures.isHopeless(id, worker, names))
      throw new ColonyError('failed', `a job failed on worker ${makeLine(worker)}: ${told}`)
    const { threads = 1 } = this.#workers.find(({ name }) => name === worker) ?? {}
    if (!isWorkerName(worker) || !this.#failures.isUnfit(worker, threads)) return
    await this.#roll.dropWorker(worker, makeLine(`failed its jobs: ${told}`))
    // Several of its failures may come in at once.
    this.#tellOnce(
      `worker ${worker} failed its jobs: ${told}; it is dropped, and others do them`,
      `${worker} is dropped`,
    )
  }

  async #read(outcome: Exclude<Outcome, FailedJob>, job: Job<Unit>): Promise<Done[]> {
    const { worker } = outcome
    switch (outcome.kind) {
      case 'too-long':
        return this.#refuse(worker, `gave a result of ${outcome.bytes} bytes`, job)
      case 'result': {
        const read = isWorkerName(worker)
          ? this.#parse(outcome.text, job, worker)
          : 'gave a result under no name'
        return typeof read === 'string' ? this.#refuse(worker, read, job) : read
      }
    }
  }

  #parse(text: string, { id, units }: Job<Unit>, worker: string): Done[] | string {
    const result = parseResult(text)
    if (!result.ok) return `gave no result: ${result.faults[0]!.message}`
    const { plan, version, elapsedMs, done } = result.value
    if (plan !== this.#plan) return 'gave a result of another plan'
    if (version !== ownVersion()) return `plays by version ${version}, and this plan by ${ownVersion()}`
    const all = this.#parseAll(done, units, worker)
    const out = this.#out.get(id)
    if (out && typeof all !== 'string')
      this.#sizes.learn(worker, units.length, elapsedMs, performance.now() - out.sinceMs)
    return all
  }

  #parseAll(done: readonly unknown[], units: readonly Unit[], worker: string): Done[] | string {
    if (done.length !== units.length) return `gave ${done.length} results for ${units.length}`
    const all: Done[] = []
    for (const [index, unit] of units.entries()) {
      const read = this.#options.parseDone(unit, done[index], worker)
      if (!read.ok) return `gave what cannot be: ${read.faults[0]!.message}`
      all.push(read.value)
    }
    return all
  }

  /** After the results of the last `collect` were kept, their jobs can go. */
  async settle(): Promise<void> {
    const settled = this.#settling
    this.#settling = []
    await this.#queue.remove(settled)
  }

  /** Once in a while: what Redis has lost is queued again, and who makes no progress loses its job. */
  async inspect(): Promise<void> {
    await this.#countThreads()
    const missing = await this.#queue.findMissing([...this.#out.keys()])
    const lost = missing.flatMap((id) => this.#out.get(id) ?? [])
    await this.#queue.add(lost.map((job) => this.#queued(job)))
    const { overdueMs = OVERDUE_MS } = this.#options
    const nowMs = performance.now()
    const active = await this.#queue.readActive()
    for (const { id, worker, sign } of active) {
      const known = this.#signs.get(id)
      if (known?.sign !== `${worker} ${sign}`)
        this.#signs.set(id, { sign: `${worker} ${sign}`, sinceMs: nowMs })
      else if (nowMs - known.sinceMs > overdueMs) {
        this.#options.onNotice?.(`worker ${worker} makes no progress: its job is given to another`)
        this.#signs.delete(id)
        await this.#queue.takeBack(id)
      }
    }
    const ids = new Set(active.map(({ id }) => id))
    for (const id of this.#signs.keys()) if (!ids.has(id)) this.#signs.delete(id)
  }

  async #countThreads(): Promise<void> {
    const all = await this.#roll.workers()
    this.#workers = all.filter((worker) => !this.#refuses(worker))
    if (this.#workers.length > 0) this.#toldOf.delete(NOBODY)
    else if (all.length > 0) this.#tellOnce(NOBODY)
    this.#threads = this.#workers.reduce((sum, { threads }) => sum + threads, 0)
    this.#canAudit = this.#workers.length > 1
  }

  /** Whether a worker takes no part in this plan; its owner may be elsewhere, so that the reason is told here too. */
  #refuses({ name, version, refuses = [] }: KnownWorker): boolean {
    const refused = refuses.find(({ plan }) => plan === this.#plan)
    if (refused) {
      // What varies is told once.
      const what = `${name} ${refused.reason.replace(/\d+/g, '')}`
      this.#tellOnce(`worker ${name} takes no part: ${refused.reason}`, what)
    }
    return refused !== undefined || version !== ownVersion()
  }

  #tellOnce(sentence: string, what = sentence): void {
    if (!this.#toldOf.has(what) && this.#toldOf.size < MOST_TOLD) this.#options.onNotice?.(sentence)
    this.#toldOf.add(what)
  }

  /** Queues a job again whose result does not count. */
  async #renew(job: Job<Unit>): Promise<void> {
    await this.#queue.remove([job.id])
    await this.#queue.add([this.#queued(job)])
  }

  async #refuse(worker: string, reason: string, job?: Job<Unit>): Promise<never> {
    if (job) await this.#renew(job)
    const told = makeLine(reason)
    if (worker !== '') await this.#roll.dropWorker(worker, told)
    throw new LiarError(makeLine(worker) || 'without a name', told)
  }
}
