import { balanceFor } from '@rookery/motifs'
import type { Position } from '@rookery/rules'
import type { Judged } from './reason.ts'

/** So much of what changes hands along a line must be in its score: otherwise it is paid for, or won back later. */
export const LEAST_SHARE = 0.4

/** Worse by so much, in pawns, a rough score does not know of a win either. */
const CLEARLY_WORSE = 1

/** Whether a score knows of so many pawns that a line wins, or loses where they are below 0. */
export function isBelieved(
  start: Position,
  won: number,
  { pawns, had, isRough }: Judged,
  share = LEAST_SHARE,
): boolean {
  if (pawns === undefined) return true
  const change = pawns - (had ?? balanceFor(start, start.turn))
  if (isRough) return won > 0 ? change > -CLEARLY_WORSE : change < 0
  return change * Math.sign(won) >= share * Math.abs(won)
}
