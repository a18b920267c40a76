/**
 * Two clocks of which at most one runs. Times are milliseconds since the epoch, so that a clock goes on over a reload;
 * nothing runs before the first move.
 */
export interface ClockState {
  /** What the mover had left after each move of the line. */
  readonly leftMs: readonly number[]
  /** When the clock of the side to move was started. */
  readonly startedMs: number | undefined
  /** When the game ended. */
  readonly stoppedMs: number | undefined
}

export const freshClock: ClockState = { leftMs: [], startedMs: undefined, stoppedMs: undefined }
