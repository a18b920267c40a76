import { type Color, timeOutcome } from '@rookery/rules'
import { pressClock, remainingMs, rewindClock, startClock, stopClock } from '../clock.ts'
import { checkState, outcomeOf, type PlayState } from './play-state.ts'

/** What a side has left; undefined in a game without clocks. */
export function leftMs(state: PlayState, color: Color, nowMs: number): number | undefined {
  checkState(state)
  return state.clock && remainingMs(state.clock, state.line, color, nowMs)
}

/** The side whose clock runs now. */
export function runningSide(state: PlayState): Color | undefined {
  checkState(state)
  const isRunning = state.clock?.startedMs !== undefined && !outcomeOf(state)
  return isRunning ? state.line.position.turn : undefined
}

/** The state with the game lost on time, if the running clock has nothing left at that moment. */
export function letFlagFall(state: PlayState, atMs: number): PlayState {
  const side = runningSide(state)
  if (side === undefined || !state.clock || leftMs(state, side, atMs) !== 0) return state
  return {
    ...state,
    ended: timeOutcome(state.line.position, side),
    clock: stopClock(state.clock, atMs),
    cursor: state.line.moves.length,
    preMove: undefined,
  }
}

/** Carries the clocks over a step from one state to the next. */
export function keepTime(before: PlayState, after: PlayState, atMs: number): PlayState {
  const { clock, line } = after
  if (!clock || after.gameId !== before.gameId) return after
  const count = line.moves.length
  const isOver = outcomeOf(after) !== undefined
  if (count > before.line.moves.length) {
    const pressed = pressClock(clock, before.line, atMs)
    return { ...after, clock: isOver ? pressed : startClock(pressed, line, atMs) }
  }
  const wasOver = outcomeOf(before) !== undefined
  if (count < before.line.moves.length || (wasOver && !isOver))
    return { ...after, clock: startClock(rewindClock(clock, count), line, atMs) }
  return isOver && !wasOver ? { ...after, clock: stopClock(clock, atMs) } : after
}
