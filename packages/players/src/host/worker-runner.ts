import type { GameView } from '@rookery/rules'
import type { Limits } from '../player.ts'
import { PlayerError } from '../player-error.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'
import { type Answers, type Order, packGame, type Reply, type Request } from './protocol.ts'
import type { Runner } from './runner.ts'

/** The host's end of the line to a worker. */
export interface WorkerHandle {
  post(order: Order): void
  terminate(): Promise<void>
}

export type StartWorker = (hear: (reply: Reply) => void, died: (cause: Error) => void) => WorkerHandle

export interface Occupant {
  readonly id: string
  readonly settings: Settings
  readonly seed: number
}

interface Pending {
  readonly job: number
  readonly report: (thought: Thought) => void
  resolve(answer: unknown): void
  reject(error: PlayerError): void
}

/** Of the 50 ms that a stop may take, what a mind has to answer before its worker is ended. */
const STOP_GRACE_MS = 35

/** Runs a mind in a worker, and in a new one after the old has died or had to be ended. */
export class WorkerRunner implements Runner {
  readonly #occupant: Occupant
  readonly #start: StartWorker
  readonly #stopGraceMs: number
  readonly #stopFlag =
    typeof SharedArrayBuffer === 'undefined' ? undefined : new Int32Array(new SharedArrayBuffer(4))
  #worker: WorkerHandle | undefined
  #pending: Pending | undefined
  #lastJob = 0

  constructor(occupant: Occupant, start: StartWorker, stopGraceMs = STOP_GRACE_MS) {
    this.#occupant = occupant
    this.#start = start
    this.#stopGraceMs = stopGraceMs
  }

  ready(): Promise<undefined> {
    return this.#ask({ kind: 'ready' })
  }

  think(
    game: GameView,
    limits: Limits,
    report: (thought: Thought) => void,
    signal: AbortSignal,
  ): Promise<Thought | undefined> {
    return this.#ask({ kind: 'think', game: packGame(game), limits }, report, signal)
  }

  acceptsDraw(game: GameView): Promise<boolean> {
    return this.#ask({ kind: 'draw', game: packGame(game) })
  }

  async dispose(): Promise<void> {
    await this.#endWorker()
  }

  async #ask<R extends Request>(
    request: R,
    report: (thought: Thought) => void = () => {},
    signal?: AbortSignal,
  ): Promise<Answers[R['kind']]> {
    this.#worker ??= this.#startWorker()
    const worker = this.#worker
    const job = ++this.#lastJob
    let grace: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      if (this.#stopFlag) Atomics.store(this.#stopFlag, 0, job)
      worker.post({ kind: 'stop', job })
      grace = setTimeout(() => void this.#endWorker(), this.#stopGraceMs)
    }
    try {
      return await new Promise<Answers[R['kind']]>((resolve, reject) => {
        this.#pending = { job, report, resolve: resolve as (answer: unknown) => void, reject }
        worker.post({ ...request, job })
        if (signal?.aborted) stop()
        else signal?.addEventListener('abort', stop)
      })
    } finally {
      this.#pending = undefined
      clearTimeout(grace)
      signal?.removeEventListener('abort', stop)
    }
  }

  #startWorker(): WorkerHandle {
    // What a worker says after it has been given up is nobody's business.
    const worker: WorkerHandle = this.#start(
      (reply) => {
        if (worker === this.#worker) this.#hear(reply)
      },
      (cause) => {
        if (worker === this.#worker) this.#bury(cause)
      },
    )
    worker.post({ kind: 'wake', ...this.#occupant, stopFlag: this.#stopFlag })
    return worker
  }

  #hear(reply: Reply): void {
    const pending = this.#pending
    if (reply.job !== pending?.job) return
    switch (reply.kind) {
      case 'thought':
        pending.report(reply.thought)
        break
      case 'done':
        pending.resolve(reply.answer)
        break
      case 'failed': {
        const { message, stack } = reply
        const cause = Object.assign(new Error(message), { stack })
        pending.reject(this.#error('failed', `failed: ${message}`, cause))
      }
    }
  }

  #bury(cause: Error): void {
    this.#pending?.reject(this.#error('died', `lost its worker: ${cause.message}`, cause))
    void this.#endWorker()
  }

  /** Leaves the open question without an answer; the next one starts a new worker. */
  async #endWorker(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    this.#pending?.resolve(undefined)
    await worker?.terminate()
  }

  #error(code: PlayerError['code'], what: string, cause: Error): PlayerError {
    return new PlayerError(code, `${this.#occupant.id} ${what}`, { cause })
  }
}
