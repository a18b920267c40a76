import { say } from '@rookery/words/web/practice'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 30 * DAY_MS

/** "in 3 days": as close as anybody wants to know it. */
export function tellWait(waitMs: number): string {
  const [unit, size] =
    waitMs < HOUR_MS
      ? (['minutes', MINUTE_MS] as const)
      : waitMs < DAY_MS
        ? (['hours', HOUR_MS] as const)
        : waitMs < 2 * MONTH_MS
          ? (['days', DAY_MS] as const)
          : (['months', MONTH_MS] as const)
  return say('wait', { unit, count: Math.max(1, Math.round(waitMs / size)) })
}
