import type { Position } from '@rookery/rules'
import type { SearchLimits, TimeBudget } from '../limits.ts'
import { wantedEndings } from '../tables/wanted.ts'
import type { Endings } from './endings.ts'
import type { Pool } from './pool.ts'

/** Tables tell of so many men. */
const MOST_TOLD = 4
/** For tables, where a search has no limit of time. */
const LONGEST_WAIT_MS = 2000

/**
 * Gives the threads the tables that a position may need, and returns their names. By a clock only those are waited for that
 * tell of the position itself, and not for long; what comes later is there for the next search. Searches by depth or nodes
 * wait for all, so that they come out the same each time.
 */
export async function layEndings(
  endings: Endings,
  position: Position,
  { depth, nodes }: SearchLimits,
  { hardMs }: TimeBudget,
  pool: Pool,
  stop: AbortSignal,
): Promise<string[]> {
  const wanted = wantedEndings(position)
  const missing = wanted.filter((name) => !pool.endings.has(name))
  if (missing.length > 0) {
    const reading = endings.read(missing)
    if (depth !== undefined || nodes !== undefined) await waitFor(reading, undefined, stop)
    else if (position.pieces().length <= MOST_TOLD)
      await waitFor(reading, hardMs > 0 ? hardMs / 4 : LONGEST_WAIT_MS, stop)
  }
  for (const name of missing) {
    const codes = endings.take(name)
    if (codes) await pool.addEnding(codes)
  }
  return wanted.filter((name) => pool.endings.has(name))
}

/** Resolves when the promise does, when the time is over, or at a stop. */
async function waitFor(promise: Promise<void>, timeMs: number | undefined, stop: AbortSignal): Promise<void> {
  if (stop.aborted) return
  const done = new AbortController()
  const { signal } = done
  const enough = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { signal })
    if (timeMs === undefined) return
    const timer = setTimeout(resolve, timeMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
  await Promise.race([promise, enough])
  done.abort()
}
