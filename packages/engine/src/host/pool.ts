import { coreFile, memoryFault } from '../core/load.ts'
import type { LineReport } from '../core/reading.ts'
import { EngineError } from '../engine-error.ts'
import type { Network } from '../network/network-file.ts'
import type { Answers, Platform, Reply, Request, Wake, WorkerHandle } from './protocol.ts'
import { Signals } from './signals.ts'

export interface PoolOptions {
  readonly threads: number
  readonly hashMb: number
  readonly isMinichess: boolean
  readonly network: Network | undefined
}

interface Pending {
  readonly job: number
  readonly report: (report: LineReport) => void
  /** Answers still to come; the first thread's is the one that counts. */
  missing: number
  answer: unknown
  resolve(answer: unknown): void
  reject(error: EngineError): void
}

/** Compiled once, however many engines there are. */
const cores = new Map<string, Promise<WebAssembly.Module>>()

function loadCore(platform: Platform): Promise<WebAssembly.Module> {
  const file = coreFile(platform.canShareMemory)
  const compile = async () => {
    try {
      return await WebAssembly.compile(await platform.read(file))
    } catch (cause) {
      const { message } = cause as Error
      throw new EngineError('failed', `Raven's core cannot be loaded: ${message}`, { cause })
    }
  }
  const module = cores.get(file.href) ?? compile()
  cores.set(file.href, module)
  // What could not be fetched now may be there the next time.
  module.catch(() => cores.delete(file.href))
  return module
}

/** The engine's workers; their memory is theirs alone and goes with them. When one dies the pool is of no more use. */
export class Pool {
  readonly #signals: Signals | undefined
  readonly #workers: WorkerHandle[] = []
  #pending: Pending | undefined
  #lastJob = 0
  #failure: EngineError | undefined
  #ended: Promise<unknown> | undefined

  /** Rejects when the pool is of no more use. */
  readonly lost: Promise<never>
  #lose: (error: EngineError) => void = () => {}

  private constructor(signals: Signals | undefined) {
    this.#signals = signals
    this.lost = new Promise((_, reject) => {
      this.#lose = reject
    })
    this.lost.catch(() => {})
  }

  static async open(platform: Platform, options: PoolOptions): Promise<Pool> {
    const isShared = platform.canShareMemory
    const threads = isShared ? options.threads : 1
    const fault = memoryFault({ ...options, threads }, platform.freeBytes())
    if (fault) throw new EngineError('memory', fault)
    const module = await loadCore(platform)
    const pool = new Pool(isShared ? new Signals() : undefined)
    try {
      // One after another: the first thread writes the tables that the others read.
      for (let thread = 0; thread < threads; thread++)
        await pool.#wake(platform, module, { ...options, threads }, thread)
    } catch (error) {
      await pool.close()
      throw error
    }
    return pool
  }

  get isUsable(): boolean {
    return this.#failure === undefined
  }

  /** Searches and forgetting are for every thread; the rest the first one does alone. */
  async ask<R extends Request>(
    request: R,
    report: (report: LineReport) => void = () => {},
  ): Promise<Answers[R['kind']]> {
    const isForAll = request.kind === 'search' || request.kind === 'forget'
    const workers = isForAll ? this.#workers : this.#workers.slice(0, 1)
    if (request.kind === 'search') this.#signals?.raise(request.limits.ponder)
    return this.#order(workers, request, [], report)
  }

  stop(): void {
    if (this.#signals) this.#signals.stop()
    else this.#workers[0]?.post({ kind: 'stop' })
  }

  ponderHit(): void {
    if (this.#signals) this.#signals.ponderHit()
    else this.#workers[0]?.post({ kind: 'ponderhit' })
  }

  async close(): Promise<void> {
    this.#fail(new EngineError('disposed', 'the engine has been disposed of'))
    await this.#ended
  }

  async #wake(
    platform: Platform,
    module: WebAssembly.Module,
    { threads, hashMb, isMinichess, network }: PoolOptions,
    thread: number,
  ): Promise<void> {
    if (this.#failure) throw this.#failure
    const worker = platform.startWorker(
      (reply) => this.#hear(reply, worker),
      (cause) => this.#fail(new EngineError('died', `a worker was lost: ${cause.message}`, { cause })),
    )
    this.#workers.push(worker)
    const wake = {
      kind: 'wake',
      module,
      signals: this.#signals?.words,
      thread,
      threads,
      hashMb,
      isMinichess,
    } as const
    if (thread === 0) return this.#order([worker], { ...wake, network, memoryPort: undefined })
    // From worker to worker: what has passed through here would stay until garbage is collected.
    const { port1, port2 } = new MessageChannel()
    this.#workers[0]!.post({ kind: 'share', port: port1 }, [port1])
    return this.#order([worker], { ...wake, network: undefined, memoryPort: port2 }, [port2])
  }

  /** Resolves to the first thread's answer when all have answered. */
  async #order<R extends Wake | Request>(
    workers: readonly WorkerHandle[],
    order: R,
    ports: MessagePort[] = [],
    report: (report: LineReport) => void = () => {},
  ): Promise<Answers[R['kind']]> {
    if (this.#failure) throw this.#failure
    const job = ++this.#lastJob
    try {
      return await new Promise<Answers[R['kind']]>((resolve, reject) => {
        this.#pending = {
          job,
          report,
          missing: workers.length,
          answer: undefined,
          resolve: resolve as (answer: unknown) => void,
          reject,
        }
        for (const worker of workers) worker.post({ ...order, job }, ports)
      })
    } finally {
      this.#pending = undefined
    }
  }

  #hear(reply: Reply, worker: WorkerHandle): void {
    const pending = this.#pending
    if (reply.job !== pending?.job) return
    switch (reply.kind) {
      case 'report':
        pending.report(reply.report)
        break
      case 'done':
        if (worker === this.#workers[0]) pending.answer = reply.answer
        pending.missing--
        if (pending.missing === 0) pending.resolve(pending.answer)
        break
      case 'failed':
        this.#fail(new EngineError(reply.code, reply.message))
    }
  }

  /** Ends all workers: left alone, they would search on for nobody. */
  #fail(error: EngineError): void {
    this.#failure ??= error
    this.#lose(error)
    this.#pending?.reject(error)
    // A browser lets a worker finish what it is at, or waits for seconds before it breaks in.
    this.#signals?.stop()
    this.#ended ??= Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}
