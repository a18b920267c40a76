import type { Color } from '@rookery/rules'
import type { Limits } from '../player.ts'

/** How many more moves a game is taken to last where the clock does not say. */
const USUAL_MOVES = 30
/** Kept on the clock for what happens between two machines. */
const RESERVE_MS = 50

/** How long a mind may think about a move; `Infinity` where no limit speaks of time. */
export function timeBudget({ timeMs, clocks }: Limits, turn: Color): number {
  if (!clocks) return timeMs ?? Infinity
  const { remainingMs, incrementMs, movesToGo = USUAL_MOVES } = clocks[turn]
  const share = remainingMs / Math.max(1, movesToGo) + 0.75 * incrementMs
  return Math.min(timeMs ?? Infinity, Math.max(1, Math.min(share, remainingMs - RESERVE_MS)))
}
