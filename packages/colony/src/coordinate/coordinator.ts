import { Port } from '@rookery/workers'
import type { Redis } from 'ioredis'
import { ContentServer, type ListenPlace } from '../content/content-server.ts'
import type { PlanKind } from '../messages.ts'
import { describeRefusal, type Link } from '../redis/link.ts'
import { Roll } from '../roll.ts'
import { startWorkerThread, type ThreadCalls } from '../thread/index.ts'
import { ownVersion } from '../version.ts'
import { shownKey, watchKey } from '../watch/watch-keys.ts'
import { Claim } from './claim.ts'
import { ColonyError } from './colony-error.ts'
import { Desk, type Kind } from './desk.ts'
import { JobQueue } from './job-queue.ts'

/** How long a job is to take, so that neither its way nor its loss counts. */
const JOB_MS = 60_000
const BEAT_MS = 2000
const SHOWN_SECONDS = 60
/** Results are looked for so often even if nobody calls. */
const POLL_MS = 1000

export interface CoordinatorOptions<Unit, Done> extends Kind<Unit, Done> {
  readonly link: Link
  readonly kind: PlanKind
  readonly title: string
  /** All that a worker needs to know; its hash names the plan. */
  readonly plan: object
  /** What the plan names by hash. */
  readonly contents?: readonly Uint8Array[]
  /** Whether units name content by hash, too. */
  readonly namesContent?: boolean
  /** What this process itself needs to know to do units of it (default: the plan). */
  readonly ownPlan?: object
  /** Where workers fetch the plan. */
  readonly listen?: ListenPlace
  readonly jobMs?: number
  /** Of this machine, where that counts: workers that are slower give more time. */
  readonly speed?: number
  /** It gives signs of life, and looks for what is wrong, so often. */
  readonly beatMs?: number
  /** A worker that holds a job for so long without progress loses it. */
  readonly overdueMs?: number
  /** The least part of a worker's units that is done again, where that can be compared (default: a hundredth). */
  readonly auditShare?: number
  /** More audits than these at a time are given to other workers (default: eight). */
  readonly mostAuditsHere?: number
  /** How many units are done, and how many there will be where that is known. */
  progress(): Progress
  /** The same of what may be done now, where the rest has to wait for it. */
  part?(): Progress
  onNotice?(sentence: string): void
}

interface Progress {
  readonly done: number
  readonly total: number | undefined
}

/** Has the units of one plan done by the workers of a colony. It may die and start again: what is queued is taken up. */
export class Coordinator<Unit, Done> {
  readonly #options: CoordinatorOptions<Unit, Done>
  readonly #hash: string
  readonly #content: ContentServer
  readonly #claim: Claim
  readonly #roll: Roll
  readonly #queue: JobQueue
  readonly #desk: Desk<Unit, Done>
  readonly #ear: Redis
  readonly #startedAt: number
  readonly #doneBefore: number
  #beat: NodeJS.Timeout | undefined
  /** What is under way, and may still write to Redis. */
  #beating: Promise<void> = Promise.resolve()
  #working: Promise<void> = Promise.resolve()
  #wake = () => {}
  #fail = (_: unknown) => {}
  #hasNews = false
  #toldRefusal: string | undefined
  /** Does again what is to be checked. */
  #auditor: Promise<Port<ThreadCalls>> | undefined
  #isStopped = false
  /** By somebody's command, so that nothing of it stays in Redis. */
  #isEnded = false

  private constructor(
    options: CoordinatorOptions<Unit, Done>,
    { hash, content, claim }: { hash: string; content: ContentServer; claim: Claim },
  ) {
    const { link } = options
    this.#options = options
    this.#hash = hash
    this.#content = content
    this.#claim = claim
    this.#roll = new Roll(link)
    this.#queue = new JobQueue(link, hash)
    this.#desk = new Desk(hash, this.#queue, this.#roll, {
      jobMs: JOB_MS,
      ...options,
      ...(options.namesContent ? { addresses: content.addresses } : {}),
      redo: (units) => this.#redo(units),
    })
    this.#startedAt = link.now()
    this.#doneBefore = options.progress().done
    this.#ear = link.openEar()
    this.#ear.on('message', () => this.#hearNews())
    // It subscribes anew by itself whenever the connection comes back.
    this.#ear.subscribe(this.#roll.doneOf(hash)).catch(() => {})
    link.watch((sentence) => {
      if (!this.#isStopped) options.onNotice?.(sentence)
    })
  }

  static async open<Unit, Done>(options: CoordinatorOptions<Unit, Done>): Promise<Coordinator<Unit, Done>> {
    const { link, plan, listen } = options
    const place = listen ?? { host: link.isLocal ? '127.0.0.1' : '0.0.0.0', port: 0 }
    const content = await ContentServer.open(place).catch((error) => {
      throw describeListening(place, error)
    })
    try {
      const hash = content.add(Buffer.from(JSON.stringify(plan)))
      for (const each of options.contents ?? []) content.add(each)
      const claim = await Claim.take(link, hash)
      const coordinator = new Coordinator(options, { hash, content, claim })
      // Whoever asked before meant a coordinator that is gone.
      await coordinator.#roll.isAskedToStop(hash)
      await coordinator.#desk.takeUp()
      await coordinator.#announce()
      await coordinator.#roll.call()
      coordinator.#scheduleBeat()
      return coordinator
    } catch (error) {
      await content.close()
      throw asColonyError(link, error)
    }
  }

  /** Content that units name by the hash that this gives. */
  offer(content: Uint8Array): string {
    return this.#content.add(content)
  }

  /** Serves how things stand to those who watch. */
  show(make: (after: number) => string): void {
    this.#content.addShow(this.#hash, make)
  }

  /** Resolves when all units are done and kept, or when it has been stopped. */
  async play(units: Iterable<Unit>, keep: (done: readonly Done[]) => void): Promise<void> {
    if (this.#isStopped) return
    const ending = new Promise<void>((resolve, reject) => {
      this.#fail = reject
      this.#end = resolve
    })
    const working = this.#work(units[Symbol.iterator](), keep)
    // Where it is stopped while Redis is away, nobody waits for what it was about to answer.
    this.#working = working.catch(() => {})
    try {
      await Promise.race([working, ending])
    } catch (error) {
      throw asColonyError(this.#options.link, error)
    }
  }

  #end = () => {}

  stop(): void {
    this.#isStopped = true
    this.#end()
    this.#wake()
  }

  /**
   * `isOver`: nobody will ask for the rest of the plan, so nothing of it stays, but for a moment what was shown to those who watch.
   */
  async close(isOver: boolean, shown?: string): Promise<void> {
    this.stop()
    clearTimeout(this.#beat)
    this.#ear.disconnect()
    const { link } = this.#options
    const leave = async () => {
      // Otherwise what is cleared here would be announced or queued again by them.
      await Promise.all([this.#working, this.#beating])
      if (shown !== undefined && (await link.redis.exists(watchKey(link, this.#hash))) === 1)
        await link.redis.set(shownKey(link, this.#hash), shown, 'EX', SHOWN_SECONDS)
      if (isOver || this.#isEnded) {
        await this.#queue.clear()
        await this.#roll.forgetPlan(this.#hash)
      } else {
        await this.#announce()
        await this.#queue.drain()
      }
      await this.#claim.release()
    }
    // Redis may be away; then the next coordinator puts things in order.
    const disposing = this.#auditor?.then((port) => port.dispose()).catch(() => {})
    await Promise.race([
      leave().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, BEAT_MS).unref()),
    ])
    await disposing
    await this.#content.close()
  }

  async #work(units: Iterator<Unit>, keep: (done: readonly Done[]) => void): Promise<void> {
    const desk = this.#desk
    const { progress, part = progress } = this.#options
    desk.begin(units)
    while (!this.#isStopped) {
      await Promise.all([desk.settle(), desk.fill(part())])
      if (desk.isDone) return
      desk.check(() => this.#hearNews())
      this.#hasNews = false
      const done = await desk.collect()
      if (this.#isStopped) return
      if (done.length === 0) await this.#waitForNews()
      else {
        keep(done)
        // Whoever asks when it was killed is to know of all that is kept.
        void this.#announce().catch(() => {})
      }
    }
  }

  async #redo(units: readonly Unit[]): Promise<readonly unknown[]> {
    this.#auditor ??= this.#openAuditor()
    const auditor = await this.#auditor
    return auditor.call('run', { hash: this.#hash, units, addresses: this.#content.addresses })
  }

  async #openAuditor(): Promise<Port<ThreadCalls>> {
    const { kind, plan, ownPlan = plan } = this.#options
    const port = new Port<ThreadCalls>(startWorkerThread)
    try {
      await port.call('prepare', { hash: this.#hash, kind, plan: ownPlan })
    } catch (error) {
      await port.dispose()
      throw error
    }
    return port
  }

  #hearNews(): void {
    this.#hasNews = true
    this.#wake()
  }

  async #waitForNews(): Promise<void> {
    // What was told while it looked is not to be missed.
    if (this.#hasNews) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #scheduleBeat(): void {
    this.#beat = setTimeout(() => {
      this.#beating = this.#beatOnce().then(() => {
        if (!this.#isStopped) this.#scheduleBeat()
      })
    }, this.#options.beatMs ?? BEAT_MS)
  }

  async #beatOnce(): Promise<void> {
    try {
      await this.#claim.renew()
      await this.#announce()
      this.#isEnded = await this.#roll.isAskedToStop(this.#hash)
      if (this.#isEnded)
        throw new ColonyError('stopped', 'somebody has stopped this plan by `rookery colony stop`')
      await this.#desk.inspect()
    } catch (error) {
      if (error instanceof ColonyError) this.#fail(error)
      this.#tellOfRefusal(error)
    }
  }

  /** Until Redis does again what it is told, nothing is lost; who waits is to know why. */
  #tellOfRefusal(error: unknown): void {
    const { link, onNotice } = this.#options
    const refusal = describeRefusal(link, error)
    if (refusal !== undefined && refusal !== this.#toldRefusal) onNotice?.(refusal)
    this.#toldRefusal = refusal
  }

  async #announce(): Promise<void> {
    const { link, kind, title, progress, speed } = this.#options
    const { done, total } = progress()
    const now = link.now()
    const seconds = Math.max(1, (now - this.#startedAt) / 1000)
    await this.#roll.announcePlan(this.#hash, {
      kind,
      title,
      version: ownVersion(),
      addresses: this.#content.addresses,
      done,
      ...(total === undefined ? {} : { total }),
      perSecond: Math.max(0, done - this.#doneBefore) / seconds,
      startedAt: this.#startedAt,
      seenAt: now,
      ...(speed === undefined ? {} : { speed }),
    })
  }
}

const listenReasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the address is taken',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'that is not allowed',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
}

function describeListening({ host, port }: ListenPlace, { code = '', message }: NodeJS.ErrnoException) {
  const reason = listenReasons[code] ?? message
  return new ColonyError('failed', `workers cannot be served at ${host}:${port} (--colony-listen): ${reason}`)
}

function asColonyError(link: Link, error: unknown): unknown {
  const refusal = describeRefusal(link, error)
  return refusal === undefined ? error : new ColonyError('failed', refusal)
}
