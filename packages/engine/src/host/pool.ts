import { flagPonderHit, flagStop, raiseFlags } from '../core/flags.ts'
import { coreFile, createMemory } from '../core/load.ts'
import type { LineReport } from '../core/reading.ts'
import { EngineError } from '../engine-error.ts'
import type { Network } from '../network/network-file.ts'
import type { Answers, Platform, Reply, Request, Wake, WorkerHandle } from './protocol.ts'

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

/** The engine's workers on their memory. When one of them dies the pool is of no more use. */
export class Pool {
  readonly #memory: WebAssembly.Memory | undefined
  readonly #workers: WorkerHandle[] = []
  #woken: { resolve(): void; reject(error: EngineError): void } | undefined
  #pending: Pending | undefined
  #lastJob = 0
  #failure: EngineError | undefined

  private constructor(memory: WebAssembly.Memory | undefined) {
    this.#memory = memory
  }

  static async open(platform: Platform, options: PoolOptions): Promise<Pool> {
    const isShared = platform.canShareMemory
    const threads = isShared ? options.threads : 1
    const module = await WebAssembly.compile(await platform.read(coreFile(isShared)))
    const memory = isShared ? createMemory(threads, options.hashMb, true) : undefined
    const pool = new Pool(memory)
    try {
      // One after another: the first thread writes the tables that the others read.
      for (let thread = 0; thread < threads; thread++) {
        const network = thread === 0 ? options.network : undefined
        await pool.#wake(platform, { kind: 'wake', module, memory, thread, ...options, threads, network })
      }
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
    if (this.#failure) throw this.#failure
    const isForAll = request.kind === 'search' || request.kind === 'forget'
    const workers = isForAll ? this.#workers : this.#workers.slice(0, 1)
    const job = ++this.#lastJob
    if (request.kind === 'search' && this.#memory) raiseFlags(this.#memory, request.limits.ponder)
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
        for (const worker of workers) worker.post({ ...request, job })
      })
    } finally {
      this.#pending = undefined
    }
  }

  stop(): void {
    if (this.#memory) flagStop(this.#memory)
    else this.#workers[0]?.post({ kind: 'stop' })
  }

  ponderHit(): void {
    if (this.#memory) flagPonderHit(this.#memory)
    else this.#workers[0]?.post({ kind: 'ponderhit' })
  }

  async close(): Promise<void> {
    this.#fail(new EngineError('disposed', 'the engine has been disposed of'))
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()))
  }

  #wake(platform: Platform, order: Wake): Promise<void> {
    const worker = platform.startWorker(
      (reply) => this.#hear(reply, worker),
      (cause) => this.#fail(new EngineError('died', `a worker was lost: ${cause.message}`, { cause })),
    )
    this.#workers.push(worker)
    return new Promise((resolve, reject) => {
      this.#woken = { resolve, reject }
      worker.post(order)
    })
  }

  #hear(reply: Reply, worker: WorkerHandle): void {
    if (reply.kind === 'ready') {
      this.#woken?.resolve()
      return
    }
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
        this.#fail(new EngineError('failed', `the engine failed: ${reply.message}`))
    }
  }

  #fail(error: EngineError): void {
    this.#failure ??= error
    this.#woken?.reject(error)
    this.#pending?.reject(error)
  }
}
