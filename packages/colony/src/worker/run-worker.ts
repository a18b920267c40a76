import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { Port } from '@rookery/workers'
import { MOST_FAILED } from '../coordinate/failures.ts'
import { makeJobId } from '../job-id.ts'
import { MOST_REASON, MOST_REFUSED, makeLine, parseJob, type ResultMessage } from '../messages.ts'
import { describeRefusal, type Link } from '../redis/link.ts'
import { Roll } from '../roll.ts'
import { measureSpeed, type Speed } from '../speed/measure-speed.ts'
import { startWorkerThread, type ThreadCalls } from '../thread/index.ts'
import { ownVersion } from '../version.ts'
import { BoardTeller } from '../watch/board-teller.ts'
import { JobSource, type TakenJob } from './job-source.ts'
import { type AllowEntrant, PlanBook, type RefusedPlan } from './plan-book.ts'
import { PlanSpeeds } from './plan-speeds.ts'

const LEASE_MS = 30_000
const BEAT_MS = 2000
/** Those who watch see a new position so often. */
const SHOW_MS = 250
const IDLE_MS = 1000
/** A thread that was asked to stop, and goes on for so long, is ended. */
const GRACE_MS = 2000
/** Where Redis does not answer, a worker that ends has waited long enough; its leases end by themselves. */
const LEAVE_MS = 5000
/** An audit of a worker's own work waits so long for another. */
const AVOIDED_MS = 500
/** Longer than any move takes. */
const STUCK_MS = 10 * 60_000

export interface WorkerOptions {
  readonly link: Link
  readonly threads: number
  readonly allow: AllowEntrant
  readonly signal: AbortSignal
  readonly name?: string
  /** It gives signs of life so often. */
  readonly beatMs?: number
  /** A worker that is not heard of for so long loses its jobs. */
  readonly leaseMs?: number
  /** A thread that reports nothing for so long is ended. */
  readonly stuckMs?: number
  /** How fast this machine is; asked for where games have clocks. */
  readonly measure?: () => Promise<Speed>
  /** Plays games with clocks, however much that varies. */
  readonly anySpeed?: boolean
  readonly onEvent?: (event: WorkerEvent) => void
}

export type WorkerEvent =
  | { readonly kind: 'refused'; readonly fault: RefusedPlan }
  /** What is wrong with Redis, in a sentence. */
  | { readonly kind: 'trouble'; readonly message: string }
  /** Games have clocks, and get so many times as much time here as in their plan. */
  | { readonly kind: 'scaled'; readonly plan: string; readonly title: string; readonly scale: number }
  | { readonly kind: 'done'; readonly plan: string; readonly units: number; readonly elapsedMs: number }
  /** Somebody else has the job now, or it failed here. */
  | { readonly kind: 'lost'; readonly plan: string; readonly reason: string }

/** A name that nobody else has. */
export const makeWorkerName = (): string =>
  `${
    hostname()
      .replace(/[^\w.-]/g, '')
      .slice(0, 60) || 'worker'
  }-${process.pid}-${randomBytes(2).toString('hex')}`

/** Does jobs of all plans that it can until the signal is given (`stopped`) or somebody drops it. */
export async function runWorker(options: WorkerOptions): Promise<'stopped' | 'dropped'> {
  return new ColonyWorker(options).run()
}

class ColonyWorker {
  readonly #options: WorkerOptions
  readonly #name: string
  readonly #roll: Roll
  readonly #source: JobSource
  readonly #boards: BoardTeller
  readonly #ending = new AbortController()
  readonly #running = new Map<
    string,
    { readonly taken: TakenJob; readonly cancel: AbortController; progress: number }
  >()
  readonly #startedAt: number
  readonly #told = new Set<string>()
  readonly #speeds = new PlanSpeeds()
  /** Jobs of a plan that failed here, one after the other. */
  readonly #failed = new Map<string, number>()
  #isDropped = false
  #jobs = 0
  #units = 0
  #lastResultAt: number | undefined
  #wakers = new Set<() => void>()
  #news = 0
  #measuring: Promise<unknown> | undefined
  #onRest = () => {}

  constructor(options: WorkerOptions) {
    const { link, allow, name = makeWorkerName(), leaseMs = LEASE_MS, anySpeed = false } = options
    this.#options = options
    this.#name = name
    this.#roll = new Roll(link)
    // A coordinator that does not answer may be starting again; the rest stays as it is.
    const onRefused = (fault: RefusedPlan) =>
      this.#tellOnce(`${fault.plan} ${fault.code}`, { kind: 'refused', fault })
    link.watch((message) => options.onEvent?.({ kind: 'trouble', message }))
    const onGone = (id: string) => this.#running.get(id)?.cancel.abort(new LostLease('its plan is over'))
    this.#source = new JobSource(
      link,
      new PlanBook(allow, {
        anySpeed,
        measure: () => this.#measure(),
        isIdle: () => this.#running.size === 0,
        onScale: ({ hash, title }, scale) => options.onEvent?.({ kind: 'scaled', plan: hash, title, scale }),
      }),
      { name, leaseMs, onRefused, onGone },
    )
    this.#boards = new BoardTeller(link, name)
    this.#startedAt = link.now()
  }

  async run(): Promise<'stopped' | 'dropped'> {
    const { link, signal, threads, leaseMs = LEASE_MS, beatMs = BEAT_MS } = this.#options
    const end = () => this.#end()
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
    const ear = link.openEar()
    ear.on('message', () => void this.#hearNews())
    ear.subscribe(this.#roll.news).catch(() => {})
    const beats = [
      this.#every(beatMs, () => this.#beat()),
      this.#every(leaseMs / 3, () => this.#renew()),
      this.#every(SHOW_MS, () => this.#boards.tell()),
    ]
    await this.#beat().catch(() => {})
    void this.#hearNews()
    await Promise.all(Array.from({ length: threads }, (_, thread) => this.#runThread(thread)))
    for (const stop of beats) stop()
    ear.disconnect()
    signal.removeEventListener('abort', end)
    await this.#roll.forgetWorker(this.#name).catch(() => {})
    await this.#source.close().catch(() => {})
    return this.#isDropped ? 'dropped' : 'stopped'
  }

  /** How fast this machine is with all its threads: measured while they do nothing else. */
  #measure(): Promise<Speed> {
    const { threads, measure = () => measureSpeed(threads) } = this.#options
    const measured = this.#rest().then(measure)
    this.#measuring = measured.then(
      () => {},
      () => {},
    )
    void this.#measuring.then(() => {
      this.#measuring = undefined
    })
    return measured
  }

  /** Resolves when no job is being done. */
  async #rest(): Promise<void> {
    while (this.#running.size > 0)
      await new Promise<void>((resolve) => {
        this.#onRest = resolve
      })
    this.#ending.signal.throwIfAborted()
  }

  async #hearNews(): Promise<void> {
    await this.#source.refresh().catch(() => {})
    this.#news++
    this.#wake()
  }

  /** One thread: one job after the other. */
  async #runThread(thread: number): Promise<void> {
    const { signal } = this.#ending
    const port = new Port<ThreadCalls>(startWorkerThread, { graceMs: GRACE_MS })
    let prepared = ''
    while (!signal.aborted) {
      await this.#measuring
      const taken = await this.#take()
      if (!taken) continue
      const { plan } = taken
      try {
        if (prepared !== plan.hash) await port.call('prepare', plan)
        prepared = plan.hash
        await this.#do(taken, port, thread)
      } catch (error) {
        // A thread that was lost has forgotten its plan.
        prepared = ''
        await this.#giveBack(taken, error as Error)
      } finally {
        this.#source.release(taken)
      }
    }
    await port.dispose()
  }

  #tellOnce(what: string, event: WorkerEvent): void {
    if (this.#told.has(what)) return
    this.#told.add(what)
    this.#options.onEvent?.(event)
  }

  async #take(): Promise<TakenJob | undefined> {
    const news = this.#news
    try {
      const taken = await this.#source.take()
      if (taken) return taken
    } catch (error) {
      // Redis may be away for a while, or refuse.
      const message = describeRefusal(this.#options.link, error)
      if (message !== undefined) this.#tellOnce(message, { kind: 'trouble', message })
    }
    // What was told while it looked is not to be missed.
    if (news === this.#news) await this.#idle()
    return undefined
  }

  async #do(taken: TakenJob, port: Port<ThreadCalls>, thread: number): Promise<void> {
    const { plan, job, token } = taken
    const read = parseJob(JSON.stringify(job.data))
    if (!read.ok || read.value.plan !== plan.hash) throw new StrangeJob('the job cannot be read')
    if (job.id !== makeJobId(plan.hash, read.value.units, read.value.avoid !== undefined))
      throw new StrangeJob('no coordinator has queued the job')
    if (read.value.avoid === this.#name) {
      await job.moveToDelayed(Date.now() + AVOIDED_MS, token)
      return
    }
    // A job that was taken just when it began to be measured.
    while (this.#measuring) await this.#measuring
    // Or when the worker was stopped, while its thread was being prepared.
    this.#ending.signal.throwIfAborted()
    const cancel = new AbortController()
    const running = { taken, cancel, progress: 0 }
    this.#running.set(job.id!, running)
    const { stuckMs = STUCK_MS } = this.#options
    let watchdog = setTimeout(() => {}, 0)
    const watch = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => cancel.abort(new Error(`no progress for ${stuckMs / 1000} s`)), stuckMs)
    }
    watch()
    const startMs = performance.now()
    this.#speeds.begin(plan.hash, startMs)
    try {
      const done = await port.call(
        'run',
        { hash: plan.hash, units: read.value.units, addresses: read.value.addresses ?? [] },
        {
          signal: cancel.signal,
          report: ({ progress, sight }) => {
            running.progress = progress
            if (sight) this.#boards.hear(thread, plan.hash, sight)
            watch()
          },
        },
      )
      if (cancel.signal.aborted) throw cancel.signal.reason
      const elapsedMs = performance.now() - startMs
      const result: ResultMessage = { plan: plan.hash, version: ownVersion(), elapsedMs, done: [...done] }
      await job.moveToCompleted(result, token, false)
      this.#count(plan.hash, done.length)
      await this.#options.link.redis.publish(this.#roll.doneOf(plan.hash), '')
      this.#options.onEvent?.({ kind: 'done', plan: plan.hash, units: done.length, elapsedMs })
    } finally {
      clearTimeout(watchdog)
      this.#speeds.end(plan.hash, performance.now())
      this.#boards.forget(thread)
      this.#running.delete(job.id!)
      this.#onRest()
    }
  }

  #count(plan: string, units: number): void {
    this.#jobs++
    this.#failed.delete(plan)
    this.#units += units
    this.#speeds.count(plan, units)
    this.#lastResultAt = this.#options.link.now()
  }

  /** A job that was cut short waits for another thread; one that failed is told of, and the coordinator finds another worker. */
  async #giveBack({ plan, job, token }: TakenJob, error: Error): Promise<void> {
    const isOurFault = this.#ending.signal.aborted || error instanceof LostLease
    if (!this.#ending.signal.aborted)
      this.#options.onEvent?.({
        kind: 'lost',
        plan: plan.hash,
        reason: isSomebodyElses(error) ? 'somebody else has the job now' : error.message,
      })
    try {
      if (isOurFault) await job.moveToWait(token)
      else {
        await job.moveToFailed(error, token, false)
        if (!(error instanceof StrangeJob)) this.#countFailure(plan.hash, error)
        await this.#options.link.redis.publish(this.#roll.doneOf(plan.hash), '')
      }
    } catch {
      // It is somebody else's already.
    }
  }

  #countFailure(plan: string, { message }: Error): void {
    const failed = 1 + (this.#failed.get(plan) ?? 0)
    this.#failed.set(plan, failed)
    if (failed >= MOST_FAILED) this.#source.setAside(plan, message)
  }

  async #beat(): Promise<void> {
    const { link, threads } = this.#options
    if ((await this.#roll.findDropped([this.#name])).size > 0) {
      this.#isDropped = true
      this.#end()
      return
    }
    await this.#roll.announceWorker(this.#name, {
      host: hostname().slice(0, 300),
      pid: process.pid,
      version: ownVersion(),
      threads,
      busy: this.#running.size,
      jobs: this.#jobs,
      units: this.#units,
      speeds: this.#speeds.read(performance.now()),
      startedAt: this.#startedAt,
      seenAt: link.now(),
      ...(this.#lastResultAt === undefined ? {} : { lastResultAt: this.#lastResultAt }),
      refuses: this.#source.refused
        .slice(0, MOST_REFUSED)
        .map(({ plan, reason }) => ({ plan, reason: makeLine(reason, MOST_REASON) })),
    })
    await Promise.all(
      [...this.#running.values()].map(({ taken, progress }) =>
        taken.job.updateProgress(progress).catch(() => {}),
      ),
    )
    // It may take long, and whoever is not heard of counts as gone.
    void this.#source.refresh().catch(() => {})
    await this.#boards.look(this.#source.plans)
  }

  async #renew(): Promise<void> {
    for (const id of await this.#source.renew())
      this.#running.get(id)?.cancel.abort(new LostLease('somebody else has the job now'))
  }

  /** Calls again and again, the next time when the last is over: Redis may be away for long. */
  #every(ms: number, act: () => Promise<void>): () => void {
    let timer: NodeJS.Timeout
    const schedule = () => {
      timer = setTimeout(async () => {
        await act().catch(() => {})
        if (!this.#ending.signal.aborted) schedule()
      }, ms)
    }
    schedule()
    return () => clearTimeout(timer)
  }

  #end(): void {
    this.#ending.abort()
    setTimeout(() => this.#options.link.close(), LEAVE_MS).unref()
    for (const { cancel } of this.#running.values()) cancel.abort(new Error('the worker was stopped'))
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#wakers) wake()
    this.#wakers.clear()
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, IDLE_MS)
      function done() {
        clearTimeout(timer)
        resolve()
      }
      this.#wakers.add(done)
    })
  }
}

/** As BullMQ says it. */
const isSomebodyElses = ({ message }: Error): boolean =>
  /^(Missing (key|lock)|Lock mismatch) for job |^Job .* is not in the active state/.test(message)

/** Nobody waits for this worker's result any more. */
class LostLease extends Error {}

/** No job as coordinators queue them. */
class StrangeJob extends Error {}
