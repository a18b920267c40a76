import { describeValue, err, type Fault, ok, type Result } from '@rookery/rules'
import { makeNumber } from '@rookery/words'
import { say } from '@rookery/words/play/game'

/** What each side has for the whole game, and what every move adds. */
export interface TimeControl {
  readonly initialMs: number
  readonly incrementMs: number
}

export type ClockFault = Fault<'clock-text' | 'clock-range'>

const longestInitialMinutes = 180
const longestIncrementSeconds = 180

/** As people write it: "5+3" is five minutes, and three seconds for every move. */
export function parseTimeControl(text: string): Result<TimeControl, ClockFault> {
  const written = typeof text === 'string' ? text : describeValue(text)
  const match = /^(\d+(?:\.\d+)?)\+(\d+)$/.exec(written.trim())
  if (!match) {
    return err({ code: 'clock-text', message: say('clockText', { text: written.slice(0, 40) }) })
  }
  return makeTimeControl(Number(match[1]), Number(match[2]))
}

export function makeTimeControl(minutes: number, seconds: number): Result<TimeControl, ClockFault> {
  const initialMs = Math.round(minutes * 60_000)
  const incrementMs = Math.round(seconds * 1000)
  const inRange =
    minutes <= longestInitialMinutes &&
    seconds <= longestIncrementSeconds &&
    incrementMs >= 0 &&
    initialMs > 0
  if (inRange) return ok({ initialMs, incrementMs })
  const message = say('clockRange', { minutes: longestInitialMinutes, seconds: longestIncrementSeconds })
  return err({ code: 'clock-range', message })
}

export const makeTimeControlText = ({ initialMs, incrementMs }: TimeControl): string =>
  `${initialMs / 60_000}+${incrementMs / 1000}`

/** Below this a clock shows tenths and looks urgent. */
export const lowMs = 20_000

/** "1:05:09", "4:03", and with little left "0:09.4". */
export function describeRemaining(ms: number): string {
  const tenths = ms < lowMs
  // Rounded up, so that a clock shows 0:00 only when it is over.
  const shown = tenths ? Math.ceil(ms / 100) / 10 : Math.ceil(ms / 1000)
  const hours = Math.floor(shown / 3600)
  const minutes = Math.floor((shown % 3600) / 60)
  const places = tenths ? 1 : 0
  const seconds = makeNumber(shown % 60, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}
