import {
  type Coach,
  changedSettings,
  chess960Position,
  entryOf,
  type GameWish,
  type MindSeat,
  makeCoachText,
  makeTimeControlText,
  type PlayState,
  parseCoach,
  parseMindSeat,
  parseTimeControl,
  person,
  personAs,
  type Seat,
  type Seats,
  seatFor,
  type TimeControl,
  withoutTexts,
} from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { roster } from '@rookery/players'
import {
  type Color,
  chess960,
  colors,
  err,
  type Fault,
  Line,
  type Move,
  makeFen,
  makeUci,
  ok,
  opposite,
  type Position,
  parsePosition,
  parseUci,
  type Result,
  standard,
  startPosition,
  type Variant,
  variantById,
  variants,
} from '@rookery/rules'
import { say } from '@rookery/words/web/game'
import { nameUnknownKeys } from '../address/unknown-keys.ts'
import { parseRoute } from '../ui/route.ts'

/**
 * A game asked for in the address's fragment, such as `#variant=minichess&white=you&black=kestrel&black.depth=3&seed=7`, or
 * `#moves=e2e4+e7e5&white=you&black=owl` for one that has begun.
 * `color=black&opponent=kestrel&opponent.depth=3` says it from the person's side.
 */
export interface GameLink extends GameWish {
  /** What has been played from the start on. */
  readonly moves: readonly Move[]
  readonly seed: number | undefined
}

export type LinkFault = Fault<
  | 'link-variant'
  | 'link-fen'
  | 'link-start'
  | 'link-moves'
  | 'link-color'
  | 'link-opponent'
  | 'link-clock'
  | 'link-coach'
  | 'link-resign'
  | 'link-seed'
  | 'link-unknown'
>

const ownFields = [
  'variant',
  'fen',
  'start',
  'moves',
  'color',
  'opponent',
  'white',
  'black',
  'clock',
  'coach',
  'resign',
  'seed',
]

/** What a link calls a person. */
const you = 'you'

/** Undefined for an address that asks for nothing. */
export function parseLink(fragment: string): Result<GameLink | undefined, LinkFault> {
  const { room, query } = parseRoute(fragment)
  const fields = fragment.startsWith('#/') ? query : new URLSearchParams(fragment.slice(1))
  if (room !== 'play' || fields.size === 0) return ok(undefined)
  const faults: LinkFault[] = []
  const fault = (code: LinkFault['code'], message: string): undefined => {
    faults.push({ code, message })
  }
  const variant = readVariant(fields, fault)
  const start = variant && readStart(fields, variant, fault)
  const line = variant && readMoves(fields, start, variant, fault)
  const sides = readSides(fields, line?.position.turn ?? 'white', variant ?? standard, fault)
  const clock = readClock(fields, fault)
  const coach = readCoach(fields, fault)
  const resigns = readResigns(fields, fault)
  const seed = readSeed(fields, fault)
  refuseUnknown(fields, fault)
  if (faults.length > 0 || !variant || !sides) return err(...faults)
  return ok({ variant, start, moves: line?.moves ?? [], sides, clock, coach, resigns, seed })
}

type Report = (code: LinkFault['code'], message: string) => undefined

function readVariant(fields: URLSearchParams, fault: Report): Variant | undefined {
  const id = fields.get('variant') ?? (fields.has('start') ? chess960.id : standard.id)
  const names = variants.map((variant) => variant.id).join(', ')
  return variantById(id) ?? fault('link-variant', say('noVariant', { name: id, names }))
}

function readStart(fields: URLSearchParams, variant: Variant, fault: Report): Position | undefined {
  const fen = fields.get('fen')
  if (fen !== null) {
    const position = parsePosition(fen, variant)
    if (position.ok) return position.value
    return fault('link-fen', say('link.fen', { reason: sayFaults(position.faults) }))
  }
  const text = fields.get('start')
  if (text === null) return undefined
  if (variant.castling !== 'chess960') return fault('link-start', say('link.onlyChess960'))
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= 959) return chess960Position(variant, number)
  return fault('link-start', say('link.start', { text }))
}

/** More plies than an address can hold, and few enough to be read at once. */
const MOST_MOVES = 2000

function readMoves(
  fields: URLSearchParams,
  start: Position | undefined,
  variant: Variant,
  fault: Report,
): Line | undefined {
  const words = fields.get('moves')?.split(' ').filter(Boolean) ?? []
  if (words.length === 0) return start && Line.from(start)
  if (!start && variant.castling === 'chess960') return fault('link-moves', say('link.needsStart'))
  if (words.length > MOST_MOVES) return fault('link-moves', say('link.tooMany', { count: words.length }))
  if (words.some((word) => /[,;]/.test(word))) return fault('link-moves', say('link.separated'))
  let line = Line.from(start ?? startPosition(variant))
  for (const [index, word] of words.entries()) {
    const number = String(index + 1)
    if (line.outcome()) return fault('link-moves', say('link.over', { number }))
    const move = parseUci(line.position, word)
    if (!move.ok) return fault('link-moves', say('link.move', { number, reason: sayFaults(move.faults) }))
    line = line.play(move.value)
  }
  return line
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
  if (!color) fault('link-color', say('link.color', { text: text ?? '' }))
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
  if (!seat.ok) return fault('link-opponent', sayFaults(seat.faults))
  if (withoutTexts(seat.value).texts.length > 0)
    return fault('link-opponent', say('link.table', { mind: entryOf(seat.value).name }))
  return seat.value
}

function readClock(fields: URLSearchParams, fault: Report): TimeControl | undefined {
  const text = fields.get('clock')
  if (text === null) return undefined
  // A plus sign in an address stands for a space.
  const clock = parseTimeControl(text.replace(' ', '+'))
  return clock.ok ? clock.value : fault('link-clock', sayFaults(clock.faults))
}

function readCoach(fields: URLSearchParams, fault: Report): Coach | undefined {
  const text = fields.get('coach')
  if (text === null) return undefined
  const coach = parseCoach(text)
  return coach.ok ? coach.value : fault('link-coach', sayFaults(coach.faults))
}

function readResigns(fields: URLSearchParams, fault: Report): boolean | undefined {
  const text = fields.get('resign')
  if (text === null || text === 'false') return undefined
  return text === 'true' || fault('link-resign', say('link.resign', { text }))
}

function readSeed(fields: URLSearchParams, fault: Report): number | undefined {
  const text = fields.get('seed')
  if (text === null) return undefined
  const seed = Number(text)
  if (Number.isSafeInteger(seed) && seed >= 0 && text !== '') return seed
  return fault('link-seed', say('link.seed', { text }))
}

function refuseUnknown(fields: URLSearchParams, fault: Report): void {
  const names = nameUnknownKeys(
    fields,
    (name) => ownFields.includes(name) || /^(white|black|opponent)\../.test(name),
  )
  if (names !== undefined) fault('link-unknown', say('link.unknown', { names, known: ownFields.join(', ') }))
}

/** The fragment that asks for the game as far as the board shows it, the same players and the same chance. */
export function makeLink({ setup, line, cursor, orientation }: PlayState): string {
  const { variant, start, sides, clock, coach, resigns, seed } = setup
  const fields = new URLSearchParams()
  if (variant.id !== standard.id) fields.set('variant', variant.id)
  const fen = makeFen(start, { castling: variant.castling === 'chess960' ? 'shredder' : 'xfen' })
  if (variant.castling === 'chess960' || fen !== variant.startFen) fields.set('fen', fen)
  const moves = line.moves.slice(0, cursor).map((move, ply) => makeUci(move, line.positions[ply]!))
  if (moves.length > 0) fields.set('moves', moves.join(' '))
  for (const color of [orientation, opposite(orientation)]) writeSeat(fields, color, sides[color])
  if (clock) fields.set('clock', makeTimeControlText(clock))
  if (coach.kind !== 'quiet') fields.set('coach', makeCoachText(coach))
  if (resigns) fields.set('resign', 'true')
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
