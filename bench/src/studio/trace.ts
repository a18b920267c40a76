import type { Browser, Page } from '@rookery/testkit'

export interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds, as is the duration. */
  readonly ts: number
  readonly dur?: number
  /** Of the duration, what the thread was on a processor. */
  readonly tdur?: number
  // biome-ignore lint/suspicious/noExplicitAny: each kind of event has its own, and the browser describes none.
  readonly args: Readonly<Record<string, any>>
}

export interface Trace {
  readonly events: readonly TraceEvent[]
  /** The thread that runs the page's script. */
  readonly main: { readonly pid: number; readonly tid: number }
}

const categories = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]
/** Set at the start of each trace: of all threads of all processes, the one that sets it is the page's. */
export const traceMark = 'trace-begins'

export const isOnMain = ({ main }: Pick<Trace, 'main'>, { pid, tid }: TraceEvent): boolean =>
  pid === main.pid && tid === main.tid

/** What the browser does while the work is done, as its own tracer sees it. */
export async function traceWhile(browser: Browser, page: Page, work: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, { categories })
  await page.evaluate(`performance.mark('${traceMark}')`)
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'))
  const marked = (traceEvents as TraceEvent[]).find(({ name }) => name === traceMark)
  if (!marked) throw new Error('the trace does not show the page')
  return { events: traceEvents, main: { pid: marked.pid, tid: marked.tid } }
}

export function timeOfMark({ events }: Trace, mark: string): number {
  const marked = events.find(({ name, cat }) => name === mark && cat === 'blink.user_timing')
  if (!marked) throw new Error(`the trace has no mark "${mark}"`)
  return marked.ts
}
