import { parseMindSpec } from './mind-spec.ts'
import { person } from './seat.ts'
import { parseTimeControl } from './time-control.ts'

type Fields = Readonly<Record<string, unknown>>

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** What the page wrote before it shared its form with the terminal. What is wrong stays wrong, and is told of later. */
export function fromPage(fields: Fields): Fields {
  const { id, begunMs, variant, start, moves, seed, ended, offer, thoughts } = fields
  const { orientation, isPaused, link } = fields
  return {
    ...{ id, begunMs, variant, start, moves, seed, ended, offer, thoughts },
    sides: fields.version === 1 ? firstSides(fields) : fields.sides,
    clock: pageClock(fields.clock),
    shownAs: { orientation, isPaused, link },
  }
}

/** Version 1 knew one person, who played one mind as the mind likes it. */
function firstSides({ person: color, opponent }: Fields): unknown {
  const mind = { kind: 'mind', id: opponent }
  if (color === 'white') return { white: person, black: mind }
  return color === 'black' ? { white: mind, black: person } : color
}

/** A clock that had been stopped has spent what it ran. */
function pageClock(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { initialMs, incrementMs, leftMs, ...times } = value as Fields
  const [startedMs, stoppedMs] = [asNumber(times.startedMs), asNumber(times.stoppedMs)]
  const clock = { control: { initialMs, incrementMs }, leftMs }
  if (startedMs === undefined || stoppedMs === undefined) return { ...clock, startedMs }
  return { ...clock, spentMs: Math.max(0, stoppedMs - startedMs) }
}

/** "rookery game 1", as the terminal wrote it. */
export function fromTerminal(fields: Fields): Fields {
  const { variant, start, moves, seed, started, isBare } = fields
  return {
    ...{ id: started, variant, start, moves, seed },
    begunMs: typeof started === 'string' ? Date.parse(started) : undefined,
    sides: { white: terminalSeat(fields.white), black: terminalSeat(fields.black) },
    clock: terminalClock(fields.clock),
    shownAs: { isBare },
  }
}

function terminalSeat(value: unknown): unknown {
  if (value === 'person') return person
  const spec = typeof value === 'string' ? parseMindSpec(value) : undefined
  return spec?.ok ? spec.value.seat : value
}

function terminalClock(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { control, leftMs, spentMs } = asFields(value)
  const parsed = typeof control === 'string' ? parseTimeControl(control) : undefined
  return { control: parsed?.ok ? parsed.value : control, leftMs, spentMs }
}
