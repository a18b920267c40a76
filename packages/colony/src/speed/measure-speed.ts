import { Port } from '@rookery/workers'
import { startWorkerThread, type ThreadCalls } from '../thread/index.ts'

/** How fast a machine is, with so many threads as are going to play. */
export interface Speed {
  /** Pieces of work that one thread does in a second. */
  readonly perSecond: number
  /** Between the fast and the slow half, as a part of the usual: what disturbs a machine for a moment does not count. */
  readonly spread: number
}

/** A machine whose speed varies by more is no place for clocks. */
export const MOST_SPREAD = 0.1

export async function measureSpeed(threads: number): Promise<Speed> {
  const ports = Array.from({ length: threads }, () => new Port<ThreadCalls>(startWorkerThread))
  try {
    return makeSpeed(await Promise.all(ports.map((port) => port.call('measure', undefined))))
  } finally {
    await Promise.all(ports.map((port) => port.dispose()))
  }
}

/** Of how long the pieces of work took in each thread, in milliseconds. */
export function makeSpeed(samples: readonly (readonly number[])[]): Speed {
  const times = (samples[0] ?? []).map(
    (_, at) => samples.reduce((sum, thread) => sum + thread[at]!, 0) / samples.length,
  )
  const sorted = [...times].sort((one, other) => one - other)
  const usual = sorted[Math.floor(sorted.length / 2)]!
  const outer = Math.floor(sorted.length / 4)
  return { perSecond: 1000 / usual, spread: (sorted.at(-1 - outer)! - sorted[outer]!) / usual }
}
