import type { TimeControl } from '@rookery/players'
import {
  type Color,
  colors,
  describeFaults,
  type Err,
  err,
  type Fault,
  type Line,
  type Outcome,
  ok,
  parseUci,
  type Result,
  timeOutcome,
} from '@rookery/rules'
import type { ClockState } from './clock-state.ts'
import { parseMindSeat, person, type Seat, type Seats } from './seat.ts'

export type SavedGameFault = Fault<'saved-json' | 'saved-version' | 'saved-field' | 'saved-move'>

export type Fields = Readonly<Record<string, unknown>>

/** More half-moves than a game under the seventy-five move rule can have. */
const maxMoves = 20_000

export const asFields = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined

export const asColor = (value: unknown): Color | undefined => colors.find((color) => color === value)

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

export function replay(start: Line, moves: unknown): Result<Line, SavedGameFault> {
  if (!Array.isArray(moves) || moves.length > maxMoves) return badField('moves', moves)
  let line = start
  for (const [index, text] of moves.entries()) {
    const move = typeof text === 'string' && !line.outcome() ? parseUci(line.position, text) : undefined
    if (!move?.ok) {
      const message = `its move ${index + 1}, ${describe(text)}, is not legal`
      return err({ code: 'saved-move', message, at: index })
    }
    line = line.play(move.value)
  }
  return ok(line)
}

/** Version 1 knew one person, who played one mind as the mind likes it. */
export function parseSides(fields: Fields): Result<Seats, SavedGameFault> {
  if (fields.version === 1) {
    const color = asColor(fields.person)
    if (!color) return badField('person', fields.person)
    const mind = parseSeat('opponent', { kind: 'mind', id: fields.opponent, settings: {} })
    if (!mind.ok) return mind
    return ok(color === 'white' ? { white: person, black: mind.value } : { white: mind.value, black: person })
  }
  const sides = asFields(fields.sides)
  const white = parseSeat('sides', sides?.white)
  const black = parseSeat('sides', sides?.black)
  if (!white.ok) return white
  return black.ok ? ok({ white: white.value, black: black.value }) : black
}

function parseSeat(field: string, value: unknown): Result<Seat, SavedGameFault> {
  const seat = asFields(value)
  if (seat?.kind === 'person') return ok(person)
  if (seat?.kind !== 'mind' || typeof seat.id !== 'string') return badField(field, seat?.id ?? value)
  const mind = parseMindSeat(seat.id, seat.settings)
  return mind.ok ? mind : badField(field, describeFaults(mind.faults))
}

interface SavedClock {
  readonly control: TimeControl | undefined
  readonly state: ClockState | undefined
}

export function parseClock(value: unknown, line: Line): Result<SavedClock, SavedGameFault> {
  if (value === undefined || value === null) return ok({ control: undefined, state: undefined })
  const { initialMs, incrementMs, leftMs, startedMs, stoppedMs } = asFields(value) ?? {}
  const isSound =
    isTime(initialMs) &&
    isTime(incrementMs) &&
    Array.isArray(leftMs) &&
    leftMs.length === line.moves.length &&
    leftMs.every(isTime)
  if (!isSound) return badField('clock', value)
  const state = {
    leftMs: leftMs as number[],
    startedMs: isTime(startedMs) ? startedMs : undefined,
    stoppedMs: isTime(stoppedMs) ? stoppedMs : undefined,
  }
  return ok({ control: { initialMs, incrementMs }, state })
}

/** Only what the page itself can have written; a draw must have been there to be claimed. */
export function parseEnding(value: unknown, line: Line): Outcome | undefined {
  const { winner, reason } = asFields(value) ?? {}
  if (line.outcome()) return undefined
  switch (reason) {
    case 'resignation': {
      const color = asColor(winner)
      return color && { winner: color, reason }
    }
    case 'agreement':
      return { winner: undefined, reason }
    case 'time':
      return timeOutcome(line.position, line.position.turn)
    default: {
      const draw = line.claimableDraw()
      return draw?.reason === reason ? draw : undefined
    }
  }
}

export function badField(name: string, value: unknown): Err<SavedGameFault> {
  return err({ code: 'saved-field', message: `its field "${name}" is wrong (${describe(value)})` })
}

export function describe(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
