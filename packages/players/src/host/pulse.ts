import type { Pulse } from '../mind.ts'

/** An AbortSignal is one. */
export interface StopSign {
  readonly aborted: boolean
  /** True where `aborted` changes while this thread is busy, so that there is no need to pause for it. */
  readonly shared?: boolean
}

/** Short enough to hear a stop in time, long enough that pauses, which browsers stretch to 4 ms, cost little. */
const BUSY_MS = 20

export function createPulse(stop: StopSign, timeMs = Infinity, now = () => performance.now()): Pulse {
  const startedAt = now()
  let pausedAt = startedAt
  return {
    get stopped() {
      return stop.aborted || now() - startedAt >= timeMs
    },
    get elapsedMs() {
      return now() - startedAt
    },
    async beat() {
      if (stop.shared || now() - pausedAt < BUSY_MS) return
      await new Promise((resume) => setTimeout(resume))
      pausedAt = now()
    },
  }
}
