import { type Color, timeOutcome } from '@rookery/rules'
import { outcomeOf, type PlayState } from './play-state.ts'

/** What a side has left; undefined in a game without clocks. Never less than nothing. */
export function remainingMs(state: PlayState, color: Color, nowMs: number): number | undefined {
  const { clock, line, setup } = state
  if (!clock || !setup.clock) return undefined
  let left = setup.clock.initialMs
  for (let ply = line.moves.length - 1; ply >= 0; ply--) {
    if (line.positions[ply]!.turn !== color) continue
    left = clock.leftMs[ply] ?? left
    break
  }
  if (line.position.turn !== color || clock.startedMs === undefined) return Math.max(0, left)
  return Math.max(0, left - Math.max(0, (clock.stoppedMs ?? nowMs) - clock.startedMs))
}

/** The side whose clock runs now. */
export function runningSide(state: PlayState): Color | undefined {
  const isRunning =
    state.clock?.startedMs !== undefined && state.clock.stoppedMs === undefined && !outcomeOf(state)
  return isRunning ? state.line.position.turn : undefined
}

/** The state with the game lost on time, if the running clock has nothing left at that moment. */
export function letFlagFall(state: PlayState, atMs: number): PlayState {
  const side = runningSide(state)
  if (side === undefined || !state.clock || remainingMs(state, side, atMs) !== 0) return state
  return {
    ...state,
    ended: timeOutcome(state.line.position, side),
    clock: { ...state.clock, stoppedMs: atMs },
    cursor: state.line.moves.length,
    selected: undefined,
    crowning: undefined,
    preMove: undefined,
  }
}

/** Carries the clocks over a step from one state to the next. */
export function keepTime(before: PlayState, after: PlayState, atMs: number): PlayState {
  const { clock } = after
  const control = after.setup.clock
  if (!clock || !control || after.gameId !== before.gameId) return after
  const count = after.line.moves.length
  const isOver = outcomeOf(after) !== undefined
  if (count > before.line.moves.length) {
    const left = remainingMs(before, before.line.position.turn, atMs)! + control.incrementMs
    const next = {
      leftMs: [...clock.leftMs, left],
      startedMs: atMs,
      stoppedMs: isOver ? atMs : undefined,
    }
    return { ...after, clock: next }
  }
  const wasOver = outcomeOf(before) !== undefined
  if (count < before.line.moves.length || (wasOver && !isOver)) {
    const startedMs = count === 0 ? undefined : atMs
    return { ...after, clock: { leftMs: clock.leftMs.slice(0, count), startedMs, stoppedMs: undefined } }
  }
  return isOver && !wasOver ? { ...after, clock: { ...clock, stoppedMs: atMs } } : after
}
