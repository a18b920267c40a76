import { err, type Fault, ok, type Result } from '@rookery/rules'

/** A chess clock: time for a number of moves, or for the whole game, and time added after each move. */
export interface ClockRule {
  readonly baseMs: number
  readonly incrementMs: number
  /** So many moves, then the base is added again. */
  readonly moves?: number
}

/** What one side may spend in a game. Sides may differ: that is time odds. */
export interface Control {
  readonly clock?: ClockRule
  readonly moveTimeMs?: number
  readonly depth?: number
  readonly nodes?: number
}

export type ControlFault = Fault<'clock-syntax' | 'clock-range'>

/** A week. */
export const MAX_CLOCK_MS = 1000 * 60 * 60 * 24 * 7

/** Reads `8+0.08`, `40/60`, `40/5:00+2`: moves/base+increment, in seconds or minutes:seconds. */
export function parseClock(text: string): Result<ClockRule, ControlFault> {
  const match = /^(?:(\d{1,4})\/)?(?:(\d{1,6}):)?(\d{1,7}(?:\.\d{1,6})?)(?:\+(\d{1,6}(?:\.\d{1,6})?))?$/.exec(
    text,
  )
  if (!match) {
    const shown = text.length > 30 ? `${text.slice(0, 30)}...` : text
    return err({
      code: 'clock-syntax',
      message: `"${shown}" is no time control like 8+0.08, 40/60 or 5:00+3`,
    })
  }
  const [, moves, minutes = '0', seconds, increment = '0'] = match
  const baseMs = Math.round((Number(minutes) * 60 + Number(seconds)) * 1000)
  const incrementMs = Math.round(Number(increment) * 1000)
  if (baseMs > MAX_CLOCK_MS || incrementMs > MAX_CLOCK_MS || baseMs + incrementMs === 0 || moves === '0')
    return err({ code: 'clock-range', message: `the time control ${text} is out of range` })
  return ok({ baseMs, incrementMs, ...(moves === undefined ? {} : { moves: Number(moves) }) })
}

export const makeClock = ({ moves, baseMs, incrementMs }: ClockRule): string =>
  `${moves === undefined ? '' : `${moves}/`}${baseMs / 1000}${incrementMs === 0 ? '' : `+${incrementMs / 1000}`}`

/** As PGN's TimeControl tag and tables show it. */
export function makeControl({ clock, moveTimeMs, depth, nodes }: Control): string {
  const parts = [
    clock && makeClock(clock),
    moveTimeMs !== undefined && `${moveTimeMs / 1000}/move`,
    depth !== undefined && `depth ${depth}`,
    nodes !== undefined && `${nodes} nodes`,
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? '-' : parts.join(', ')
}
