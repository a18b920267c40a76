import type { LadderScale } from '../ladder-entry.ts'
import type { Settings } from '../settings.ts'

export interface LadderRating {
  readonly id: string
  /** Those that differed from the mind's usual ones. */
  readonly changed: Settings
  readonly elo: number
  /** Half of the 95 % interval; 0 for one by which the scale is made. */
  readonly error: number
  readonly games: number
}

/** What `rookery ladder` has measured; `npm run make:ladder` writes it down. */
export interface Ladder {
  readonly scale: LadderScale
  /** As in 2026-11-17. */
  readonly measuredOn: string
  /** What each side had for the game, in seconds, if it keeps to a clock. */
  readonly clock: string
  readonly games: number
  readonly ratings: readonly LadderRating[]
}
