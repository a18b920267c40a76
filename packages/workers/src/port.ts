import {
  type AnswerOf,
  type Calls,
  type GivenOf,
  type Order,
  type Reply,
  type ReportOf,
  type SentError,
  STOP_WORDS,
  stopWordOf,
} from './calls.ts'
import type { StartWorker, WorkerHandle } from './start-worker.ts'
import { WorkerError } from './worker-error.ts'

export interface PortOptions<Setup> {
  /** What every new worker is given before anything else. */
  readonly setup?: Setup
  /** False sends stops by message alone, as where memory cannot be shared. */
  readonly sharesMemory?: boolean
  /** How long a worker that was asked to stop may go on before it is ended; without it, as long as it likes. */
  readonly graceMs?: number
  /** Hears of a worker that ended by itself, whether or not a call was open. */
  readonly onDeath?: (error: WorkerError) => void
}

export interface CallOptions<Report> {
  readonly report?: (report: Report) => void
  /** Asks the worker to stop; the call is answered all the same. */
  readonly signal?: AbortSignal | undefined
  readonly transfer?: readonly Transferable[]
}

interface OpenCall {
  hear(report: unknown): void
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/**
 * The host's end of a line to a worker, which is started when it is first needed, and anew after it has died or had to be
 * ended.
 */
export class Port<C extends Calls<C>, Setup = undefined> {
  readonly #startWorker: StartWorker
  readonly #options: PortOptions<Setup>
  readonly #stops: Int32Array | undefined
  readonly #calls = new Map<number, OpenCall>()
  #worker: WorkerHandle | undefined
  #lastJob = 0
  #isDisposed = false

  constructor(start: StartWorker, options: PortOptions<Setup> = {}) {
    this.#startWorker = start
    this.#options = options
    const { sharesMemory = typeof SharedArrayBuffer !== 'undefined' } = options
    this.#stops = sharesMemory
      ? new Int32Array(new SharedArrayBuffer(STOP_WORDS * Int32Array.BYTES_PER_ELEMENT))
      : undefined
  }

  /** Starts the worker now; a call does so by itself. */
  start(): void {
    this.#runningWorker()
  }

  /** Rejects with a `WorkerError`, or with what `report` threw. */
  async call<Name extends keyof C & string>(
    name: Name,
    given: GivenOf<C[Name]>,
    { report = () => {}, signal, transfer }: CallOptions<ReportOf<C[Name]>> = {},
  ): Promise<AnswerOf<C[Name]>> {
    const worker = this.#runningWorker()
    const job = ++this.#lastJob
    let grace: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      this.#stop(worker, job)
      const { graceMs } = this.#options
      if (graceMs !== undefined) grace = setTimeout(() => this.#giveUp(worker, job), graceMs)
    }
    try {
      return await new Promise<AnswerOf<C[Name]>>((resolve, reject) => {
        this.#calls.set(job, {
          hear: report as (report: unknown) => void,
          resolve: resolve as (answer: unknown) => void,
          reject,
        })
        post(worker, { kind: 'call', job, name, given }, transfer)
        if (signal?.aborted) stop()
        else signal?.addEventListener('abort', stop)
      })
    } finally {
      this.#calls.delete(job)
      clearTimeout(grace)
      signal?.removeEventListener('abort', stop)
    }
  }

  /** Ends the worker and fails what is open; resolves, in Node, when its memory is given back. */
  async dispose(): Promise<void> {
    this.#isDisposed = true
    await this.#endWorker(new WorkerError('disposed', 'the worker was disposed of'))
  }

  #runningWorker(): WorkerHandle {
    if (this.#isDisposed) throw new WorkerError('disposed', 'the worker was disposed of')
    if (this.#worker) return this.#worker
    // What a worker says after it has been given up is nobody's business.
    const worker: WorkerHandle = this.#startWorker((cause) => {
      if (worker === this.#worker) this.#bury(cause)
    })
    worker.addEventListener('message', ({ data }) => {
      if (worker === this.#worker) this.#hear(worker, data as Reply)
    })
    try {
      post(worker, { kind: 'setup', setup: this.#options.setup, stops: this.#stops })
    } catch (error) {
      void worker.terminate()
      throw error
    }
    this.#worker = worker
    return worker
  }

  /** The shared word reaches a worker that is busy, the message one that waits for an event. */
  #stop(worker: WorkerHandle, job: number): void {
    if (this.#stops) Atomics.store(this.#stops, stopWordOf(job), job)
    post(worker, { kind: 'stop', job })
  }

  #hear(worker: WorkerHandle, reply: Reply): void {
    const call = this.#calls.get(reply.job)
    switch (reply.kind) {
      case 'report':
        try {
          call?.hear(reply.report)
        } catch (error) {
          // Thrown on, it would end the process, and not reach the caller.
          call?.reject(error)
          this.#stop(worker, reply.job)
        }
        break
      case 'answer':
        call?.resolve(reply.answer)
        break
      case 'failed':
        call?.reject(new WorkerError('failed', reply.message, rebuildError(reply)))
    }
  }

  #bury(cause: Error): void {
    const error = new WorkerError('died', `a worker was lost: ${cause.message}`, cause)
    void this.#endWorker(error)
    this.#options.onDeath?.(error)
  }

  #giveUp(worker: WorkerHandle, job: number): void {
    if (worker !== this.#worker) return
    this.#calls.get(job)?.reject(new WorkerError('stopped', 'the worker did not stop when it was asked to'))
    void this.#endWorker(
      new WorkerError('died', 'a worker was lost: it did not stop another call when it was asked to'),
    )
  }

  async #endWorker(error: WorkerError): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    for (const [job, call] of this.#calls) {
      // A browser lets a worker finish what it is at, or waits for seconds before it breaks in.
      if (this.#stops) Atomics.store(this.#stops, stopWordOf(job), job)
      call.reject(error)
    }
    await worker?.terminate()
  }
}

function post(worker: WorkerHandle, order: Order, transfer: readonly Transferable[] = []): void {
  try {
    worker.postMessage(order, [...transfer])
  } catch (error) {
    throw new WorkerError('unsendable', `a worker cannot be sent this: ${(error as Error).message}`)
  }
}

const rebuildError = ({ name, message, stack, code }: SentError) =>
  Object.assign(new Error(message), { name, stack, ...(code !== undefined && { code }) })
