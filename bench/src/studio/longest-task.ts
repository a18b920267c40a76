import { isOnMain, type Trace, type TraceEvent, timeOfMark, traceMark } from './trace.ts'

export interface LongestTask {
  /** By the clock: also what the thread waited for a processor, where other threads have them all. */
  readonly ms: number
  /** What the thread really ran, in the task that ran longest. */
  readonly processorMs: number
  /** What that task was at for most of the time. */
  readonly work: string
}

const longest = (events: readonly TraceEvent[], duration: 'dur' | 'tdur') =>
  events.reduce((most, event) => Math.max(most, event[duration] ?? 0), 0) / 1000

/** The task that kept the page's main thread longest from hearing anybody, between two marks where they are named. */
export function longestTask(trace: Trace, fromMark = traceMark, toMark?: string): LongestTask {
  const from = timeOfMark(trace, fromMark)
  const to = toMark === undefined ? Infinity : timeOfMark(trace, toMark)
  const events = trace.events.filter((event) => isOnMain(trace, event) && event.ts >= from && event.ts < to)
  const tasks = events.filter(({ name }) => name === 'RunTask')
  return { ms: longest(tasks, 'dur'), processorMs: longest(tasks, 'tdur'), work: nameWork(events, tasks) }
}

/** Names the part of the task that ran longest. */
function nameWork(events: readonly TraceEvent[], tasks: readonly TraceEvent[]): string {
  const byTime = (a: TraceEvent, b: TraceEvent) => (b.tdur ?? 0) - (a.tdur ?? 0)
  const [task] = [...tasks].sort(byTime)
  if (!task) return 'nothing'
  const end = task.ts + (task.dur ?? 0)
  const parts = events.filter(
    ({ name, cat, ts }) =>
      cat.includes('devtools.timeline') && name !== 'RunTask' && ts >= task.ts && ts < end,
  )
  const [part] = parts.sort(byTime)
  if (!part) return 'work without a name'
  const { type, functionName } = part.args.data ?? {}
  return [part.name, type ?? functionName].filter(Boolean).join(' ')
}
