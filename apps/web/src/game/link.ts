import {
  changedSettings,
  chess960Position,
  entryOf,
  type GameWish,
  type MindSeat,
  makeTimeControlText,
  type PlayState,
  parseMindSeat,
  parseTimeControl,
  person,
  personAs,
  type Seat,
  type Seats,
  seatFor,
  shownPosition,
  type TimeControl,
  withoutTexts,
} from '@rookery/play'
import { roster } from '@rookery/players'
import {
  type Color,
  chess960,
  colors,
  describeFaults,
  err,
  type Fault,
  makeFen,
  ok,
  opposite,
  type Position,
  parsePosition,
  type Result,
  standard,
  type Variant,
  variantById,
  variants,
} from '@rookery/rules'

/**
 * A game asked for in the address's fragment, such as `#variant=minichess&white=you&black=kestrel&black.depth=3&seed=7`.
 * `color=black&opponent=kestrel&opponent.depth=3` says it from the person's side.
 */
export interface GameLink extends GameWish {
  readonly seed: number | undefined
}

export type LinkFault = Fault<
  'link-variant' | 'link-fen' | 'link-start' | 'link-color' | 'link-opponent' | 'link-clock' | 'link-seed'
>

const ownFields = ['variant', 'fen', 'start', 'color', 'opponent', 'white', 'black', 'clock', 'seed']

/** What a link calls a person. */
const you = 'you'

/** Undefined for an address that asks for nothing. */
export function parseLink(fragment: string): Result<GameLink | undefined, LinkFault> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!ownFields.some((name) => fields.has(name))) return ok(undefined)
  const faults: LinkFault[] = []
  const fault = (code: LinkFault['code'], message: string): undefined => {
    faults.push({ code, message })
  }
  const variant = readVariant(fields, fault)
  const start = variant && readStart(fields, variant, fault)
  const sides = readSides(fields, start?.turn ?? 'white', variant ?? standard, fault)
  const clock = readClock(fields, fault)
  const seed = readSeed(fields, fault)
  if (faults.length > 0 || !variant || !sides) return err(...faults)
  return ok({ variant, start, sides, clock, seed })
}

type Report = (code: LinkFault['code'], message: string) => undefined

function readVariant(fields: URLSearchParams, fault: Report): Variant | undefined {
  const id = fields.get('variant') ?? (fields.has('start') ? chess960.id : standard.id)
  const names = variants.map((variant) => variant.id).join(', ')
  return variantById(id) ?? fault('link-variant', `no variant is called "${id}"; there are ${names}`)
}

function readStart(fields: URLSearchParams, variant: Variant, fault: Report): Position | undefined {
  const fen = fields.get('fen')
  if (fen !== null) {
    const position = parsePosition(fen, variant)
    if (position.ok) return position.value
    return fault('link-fen', `the FEN is faulty: ${describeFaults(position.faults)}`)
  }
  const text = fields.get('start')
  if (text === null) return undefined
  if (variant.castling !== 'chess960') return fault('link-start', 'only Chess960 has numbered starts')
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= 959) return chess960Position(variant, number)
  return fault('link-start', `the start is "${text}", but must be a number from 0 to 959`)
}

function readSides(
  fields: URLSearchParams,
  firstToMove: Color,
  variant: Variant,
  fault: Report,
): Seats | undefined {
  const seat = (field: string, id: string) => readSeat(fields, field, id, variant, fault)
  if (fields.has('white') || fields.has('black')) {
    const white = seat('white', fields.get('white') ?? you)
    const black = seat('black', fields.get('black') ?? you)
    return white && black && { white, black }
  }
  const text = fields.get('color')
  const color = text === null ? firstToMove : colors.find((each) => each === text)
  if (!color) fault('link-color', `the colour is "${text}", but must be white or black`)
  const mind = seat('opponent', fields.get('opponent') ?? roster[0]!.id)
  if (!color || !mind) return undefined
  return personAs(color, mind)
}

function readSeat(
  fields: URLSearchParams,
  field: string,
  id: string,
  variant: Variant,
  fault: Report,
): Seat | undefined {
  if (id === you) return person
  const settings = Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      name.startsWith(`${field}.`) ? [[name.slice(field.length + 1), value]] : [],
    ),
  )
  const parsed = parseMindSeat(id, settings)
  const seat = parsed.ok ? seatFor(parsed.value, variant) : parsed
  if (!seat.ok) return fault('link-opponent', describeFaults(seat.faults))
  if (withoutTexts(seat.value).texts.length > 0)
    return fault('link-opponent', `a link may not choose the table of ${entryOf(seat.value).name}`)
  return seat.value
}

function readClock(fields: URLSearchParams, fault: Report): TimeControl | undefined {
  const text = fields.get('clock')
  if (text === null) return undefined
  // A plus sign in an address stands for a space.
  const clock = parseTimeControl(text.replace(' ', '+'))
  return clock.ok ? clock.value : fault('link-clock', describeFaults(clock.faults))
}

function readSeed(fields: URLSearchParams, fault: Report): number | undefined {
  const text = fields.get('seed')
  if (text === null) return undefined
  const seed = Number(text)
  if (Number.isSafeInteger(seed) && seed >= 0 && text !== '') return seed
  return fault('link-seed', `the seed is "${text}", but must be a whole number from 0 up`)
}

/** The fragment that asks for the position on the board, the same players and the same chance. */
export function makeLink(state: PlayState): string {
  const { variant, sides, clock, seed } = state.setup
  const fields = new URLSearchParams()
  if (variant.id !== standard.id) fields.set('variant', variant.id)
  const position = shownPosition(state)
  const fen = makeFen(position, { castling: variant.castling === 'chess960' ? 'shredder' : 'xfen' })
  if (variant.castling === 'chess960' || fen !== variant.startFen) fields.set('fen', fen)
  for (const color of [state.orientation, opposite(state.orientation)]) writeSeat(fields, color, sides[color])
  if (clock) fields.set('clock', makeTimeControlText(clock))
  fields.set('seed', String(seed))
  return `#${fields}`
}

/** The fragment that asks for a game from a position, its mover a person's and the other side the mind's. */
export function makeStartLink(position: Position, mind: MindSeat): string {
  const { variant, turn } = position
  const fields = new URLSearchParams({ fen: makeFen(position), variant: variant.id, color: turn })
  writeSeat(fields, 'opponent', mind)
  return `#${fields}`
}

/** Who sits there, and what is not as the mind likes it. */
function writeSeat(fields: URLSearchParams, field: string, seat: Seat): void {
  fields.set(field, seat.kind === 'person' ? you : seat.id)
  if (seat.kind === 'person') return
  for (const [name, value] of changedSettings(seat)) fields.set(`${field}.${name}`, String(value))
}
