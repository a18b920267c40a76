import type { Clock, Limits } from '@rookery/players'
import { type Color, colors, type GameView } from '@rookery/rules'
import { say } from '@rookery/words/play/game'
import { describeRemaining, type TimeControl } from './time-control.ts'

/**
 * Two clocks, of which at most one runs: that of the side to move. Times are milliseconds on whatever clock the caller
 * reads; a game that must go on over a reload counts since the epoch.
 */
export interface ClockState {
  readonly control: TimeControl
  /** What the mover had left after each move of the line. */
  readonly leftMs: readonly number[]
  /** What the side to move had spent on its move when its clock was started. */
  readonly spentMs: number
  /** When the clock of the side to move was started; undefined while it stands. */
  readonly startedMs: number | undefined
}

export const freshClock = (control: TimeControl): ClockState => ({
  control,
  leftMs: [],
  spentMs: 0,
  startedMs: undefined,
})

type Moves = Pick<GameView, 'moves' | 'positions' | 'position'>

/** What a side has left, never less than nothing. */
export function remainingMs(clock: ClockState, line: Moves, color: Color, nowMs: number): number {
  const leftMs = leftAfterMove(clock, line, color)
  return line.position.turn === color ? Math.max(0, leftMs - spentMs(clock, nowMs)) : leftMs
}

/** What a side had left when its last move was made. */
function leftAfterMove({ control, leftMs }: ClockState, { moves, positions }: Moves, color: Color): number {
  for (let ply = moves.length - 1; ply >= 0; ply--)
    if (positions[ply]!.turn === color) return Math.max(0, leftMs[ply] ?? control.initialMs)
  return control.initialMs
}

const spentMs = ({ spentMs, startedMs }: ClockState, nowMs: number): number =>
  spentMs + (startedMs === undefined ? 0 : Math.max(0, nowMs - startedMs))

/** Nothing runs before the first move. */
export const startClock = (clock: ClockState, { moves }: Moves, atMs: number): ClockState =>
  moves.length === 0 || clock.startedMs !== undefined ? clock : { ...clock, startedMs: atMs }

/** The clocks of a game that is left or over: what passes until it goes on costs nobody. */
export const stopClock = (clock: ClockState, atMs: number): ClockState => ({
  ...clock,
  spentMs: Math.round(spentMs(clock, atMs)),
  startedMs: undefined,
})

/** The clocks after a move that is made on this line now; nobody's runs yet. */
export function pressClock(clock: ClockState, line: Moves, atMs: number): ClockState {
  const leftMs = Math.round(remainingMs(clock, line, line.position.turn, atMs)) + clock.control.incrementMs
  return { ...freshClock(clock.control), leftMs: [...clock.leftMs, leftMs] }
}

/** The clocks as they were after so many moves; nobody's runs yet. */
export const rewindClock = ({ control, leftMs }: ClockState, count: number): ClockState => ({
  ...freshClock(control),
  leftMs: leftMs.slice(0, count),
})

/** The limits of the side to move; a player is always given some time. */
export function clockLimits(clock: ClockState, line: Moves, nowMs: number): Limits {
  const { incrementMs } = clock.control
  const clockOf = (color: Color): Clock => ({
    remainingMs: Math.max(1, remainingMs(clock, line, color, nowMs)),
    incrementMs,
  })
  return { clocks: { white: clockOf('white'), black: clockOf('black') } }
}

/** "White 4:59, Black 5:00". */
export const describeClocks = (clock: ClockState, line: Moves, nowMs: number): string =>
  colors
    .map((color) => say('clock', { color, time: describeRemaining(remainingMs(clock, line, color, nowMs)) }))
    .join(', ')
