import { parent } from '#parent'
import {
  type AnswerOf,
  type Calls,
  type GivenOf,
  type Order,
  type Reply,
  type ReportOf,
  type SentError,
  stopWordOf,
} from './calls.ts'

/** How a call hears that it must stop. */
export interface StopSign {
  /** With shared memory it changes even while this thread is busy; without, only where messages are let in. */
  readonly aborted: boolean
  /** True where `aborted` changes while this thread is busy, so that there is no need to pause for it. */
  readonly shared: boolean
  /** For those who wait for an event; it comes by message. */
  readonly signal: AbortSignal
}

export interface Asked<Report> {
  readonly stop: StopSign
  report(report: Report): void
}

export type Handlers<C extends Calls<C>> = {
  readonly [Name in keyof C]: (
    given: GivenOf<C[Name]>,
    asked: Asked<ReportOf<C[Name]>>,
  ) => Sent<AnswerOf<C[Name]>> | Promise<Sent<AnswerOf<C[Name]>>>
}

/** An answer, or one whose buffers leave this thread with it. */
export type Sent<T> = T | Moved<T>

class Moved<T> {
  readonly value: T
  readonly transfer: readonly Transferable[]

  constructor(value: T, transfer: readonly Transferable[]) {
    this.value = value
    this.transfer = transfer
  }
}

/** An answer that takes its buffers along. */
export const withTransfer = <T>(value: T, transfer: readonly Transferable[]): Sent<T> =>
  new Moved(value, transfer)

/** A worker's life: it is set up once, and answers what it is asked. */
export function serve<C extends Calls<C>, Setup = undefined>(
  open: (setup: Setup) => Handlers<C> | Promise<Handlers<C>>,
): void {
  const stopping = new Map<number, AbortController>()
  const post = (reply: Reply, transfer: readonly Transferable[] = []) => parent.postMessage(reply, transfer)
  let handlers: Promise<Handlers<C>> | undefined
  let stops: Int32Array | undefined

  const take = async ({ job, name, given }: Order & { kind: 'call' }) => {
    const controller = new AbortController()
    const { signal } = controller
    stopping.set(job, controller)
    const stop: StopSign = {
      signal,
      shared: stops !== undefined,
      get aborted() {
        return signal.aborted || (stops !== undefined && Atomics.load(stops, stopWordOf(job)) === job)
      },
    }
    const report = (report: unknown) => post({ kind: 'report', job, report })
    try {
      const handle = (await handlers!)[name as keyof C] as (given: unknown, asked: Asked<unknown>) => unknown
      const answer = await handle(given, { stop, report })
      if (answer instanceof Moved) post({ kind: 'answer', job, answer: answer.value }, answer.transfer)
      else post({ kind: 'answer', job, answer })
    } catch (error) {
      post({ kind: 'failed', job, ...describeError(error) })
    } finally {
      stopping.delete(job)
    }
  }

  parent.addEventListener('message', ({ data }) => {
    const order = data as Order
    switch (order.kind) {
      case 'setup':
        stops = order.stops
        handlers = (async () => open(order.setup as Setup))()
        // Whoever calls is told.
        handlers.catch(() => {})
        break
      case 'call':
        void take(order)
        break
      case 'stop':
        stopping.get(order.job)?.abort()
    }
  })
}

function describeError(thrown: unknown): SentError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { name, message, stack = '' } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { name, message, stack, code }
}
