import {
  colors,
  type Err,
  err,
  type Fault,
  Line,
  makeFen,
  makeUci,
  type Outcome,
  ok,
  parsePosition,
  parseUci,
  type Result,
  reasons,
  timeOutcome,
  type Variant,
  variantById,
} from '@rookery/rules'
import { say } from '@rookery/words/play/saved'
import * as v from 'valibot'
import type { ClockState } from './clock.ts'
import { makeCoachText, parseCoach, quietCoach } from './coach.ts'
import { sayFaults } from './fault-words.ts'
import type { GameRecord } from './game-record.ts'
import { parseThoughts, thoughtsToKeep } from './kept-thoughts.ts'
import { fromPage, fromTerminal } from './older-forms.ts'
import { parseMindSeat, person, type Seat, seatFor } from './seat.ts'
import { makeTimeControl } from './time-control.ts'

export type SavedGameFault = Fault<'saved-json' | 'saved-version' | 'saved-field' | 'saved-move'>

const format = 'rookery game'
/** Versions 1 and 2 were the page's own; the terminal's only one was called "rookery game 1". */
const version = 3

/** More half-moves than a game under the seventy-five move rule can have. */
const maxMoves = 20_000

/** Characters of thoughts in a text that is written after every move, before anything else may happen. */
const fewCharacters = 60_000

/** The last moment that a Date can be; formatting a later one throws. */
const maxDateMs = 8.64e15
/** Milliseconds since the epoch, as they stand in a storage. */
export const momentMs = v.pipe(v.number(), v.minValue(-maxDateMs), v.maxValue(maxDateMs))

/** The game as a text that page and terminal go on from, with so many characters of its thoughts. */
export function makeSavedGame(record: GameRecord, thoughtCharacters = fewCharacters): string {
  const { id, begunMs, line, sides, seed, clock, ended, offer, coach, resigns, warned, thoughts, shownAs } =
    record
  return JSON.stringify({
    format,
    version,
    id,
    begunMs,
    variant: line.variant.id,
    start: makeFen(line.start),
    moves: line.moves.map((move, index) => makeUci(move, line.positions[index]!)),
    sides,
    seed,
    clock,
    ended,
    offer,
    ...(coach && coach.kind !== 'quiet' && { coach: makeCoachText(coach) }),
    ...(resigns && { resigns }),
    ...(warned && warned.length > 0 && { warned }),
    shownAs,
    thoughts: thoughtsToKeep(thoughts, thoughtCharacters),
  })
}

const spanMs = v.pipe(v.number(), v.minValue(0), v.maxValue(maxDateMs))
const color = v.picklist(colors)
/** Left out where it is wrong: the game does not depend on it. */
const lenient = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined)

const savedSeat = v.variant('kind', [
  v.object({ kind: v.literal('person') }),
  v.object({ kind: v.literal('mind'), id: v.string(), settings: v.optional(v.unknown(), {}) }),
])

const savedClock = v.object({
  control: v.object({ initialMs: v.number(), incrementMs: v.number() }),
  leftMs: v.array(v.pipe(v.number(), v.minValue(0))),
  spentMs: v.optional(spanMs, 0),
  startedMs: v.optional(momentMs),
})

const savedGame = v.object({
  id: lenient(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  begunMs: v.fallback(momentMs, 0),
  variant: v.string(),
  start: v.string(),
  moves: v.pipe(v.array(v.unknown()), v.maxLength(maxMoves)),
  sides: v.object({ white: savedSeat, black: savedSeat }),
  seed: v.pipe(v.number(), v.safeInteger()),
  clock: v.nullish(savedClock),
  ended: lenient(v.object({ winner: v.optional(color), reason: v.picklist(reasons) })),
  offer: lenient(
    v.object({ ply: v.pipe(v.number(), v.safeInteger()), isDeclined: v.fallback(v.boolean(), false) }),
  ),
  coach: v.optional(v.string()),
  resigns: v.fallback(v.boolean(), false),
  warned: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(maxMoves)), []),
  shownAs: v.fallback(
    v.object({
      orientation: lenient(color),
      isPaused: lenient(v.boolean()),
      link: lenient(v.string()),
      isBare: lenient(v.boolean()),
    }),
    {},
  ),
  thoughts: v.optional(v.unknown()),
})

/** Reads a game that page or terminal has saved, in this form or in an older one. */
export function parseSavedGame(text: string): Result<GameRecord, SavedGameFault> {
  const current = parseForm(text)
  if (!current.ok) return current
  const parsed = v.safeParse(savedGame, current.value)
  if (!parsed.success) {
    const [field, seat] = parsed.issues[0].path ?? []
    const name = String(field?.key)
    return badField(name, name === 'sides' && seat ? seat.value : field?.value)
  }
  const saved = parsed.output
  const variant = variantById(saved.variant)
  if (!variant) return badField('variant', saved.variant)
  const start = parsePosition(saved.start, variant)
  if (!start.ok) return badField('start', sayFaults(start.faults))
  const white = parseSeat(saved.sides.white, variant)
  if (!white.ok) return white
  const black = parseSeat(saved.sides.black, variant)
  if (!black.ok) return black
  const line = replay(Line.from(start.value), saved.moves)
  if (!line.ok) return line
  const coach = saved.coach === undefined ? ok(quietCoach) : parseCoach(saved.coach)
  if (!coach.ok) return badField('coach', saved.coach)
  const { id, begunMs, seed, clock, offer, resigns, warned, shownAs } = saved
  if (clock) {
    const { initialMs, incrementMs } = clock.control
    const control = makeTimeControl(initialMs / 60_000, incrementMs / 1000)
    if (!control.ok) return badClock(sayFaults(control.faults))
    if (clock.leftMs.length !== line.value.moves.length) return badField('clock', current.value.clock)
    const tooMuch = clock.leftMs.findIndex(
      (ms, ply) => ms > initialMs + incrementMs * (Math.floor(ply / 2) + 1),
    )
    if (tooMuch >= 0) return badClock(say('tooMuchTime', { number: tooMuch + 1 }))
  }
  return ok({
    id: id ?? `game-${seed}`,
    begunMs,
    line: line.value,
    sides: { white: white.value, black: black.value },
    seed,
    clock: clock ? ({ startedMs: undefined, ...clock } satisfies ClockState) : undefined,
    ended: saved.ended && parseEnding(saved.ended, line.value),
    offer,
    coach: coach.value,
    resigns,
    warned,
    thoughts: parseThoughts(saved.thoughts, line.value),
    shownAs,
  })
}

type Fields = Readonly<Record<string, unknown>>

/** The fields in today's form, none of which has been looked at. */
function parseForm(text: string): Result<Fields, SavedGameFault> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return err({ code: 'saved-json', message: say('noJson') })
  }
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Fields
  if (fields.format === 'rookery game 1') return ok(fromTerminal(fields))
  const isOurs =
    fields.format === format || (fields.format === undefined && typeof fields.version === 'number')
  if (!isOurs) return err({ code: 'saved-version', message: say('notOurs') })
  if (fields.format === format && fields.version === version) return ok(fields)
  if (fields.format === undefined && (fields.version === 1 || fields.version === 2))
    return ok(fromPage(fields))
  const message = say('otherVersion', { version: describe(fields.version) })
  return err({ code: 'saved-version', message })
}

function parseSeat(saved: v.InferOutput<typeof savedSeat>, variant: Variant): Result<Seat, SavedGameFault> {
  if (saved.kind === 'person') return ok(person)
  const seat = parseMindSeat(saved.id, saved.settings)
  const mind = seat.ok ? seatFor(seat.value, variant) : seat
  return mind.ok ? mind : badField('sides', sayFaults(mind.faults))
}

function replay(start: Line, moves: readonly unknown[]): Result<Line, SavedGameFault> {
  let line = start
  for (const [index, text] of moves.entries()) {
    const move = typeof text === 'string' && !line.outcome() ? parseUci(line.position, text) : undefined
    if (!move?.ok) {
      const message = say('illegalMove', { number: index + 1, move: describe(text) })
      return err({ code: 'saved-move', message, at: index })
    }
    line = line.play(move.value)
  }
  return ok(line)
}

/** Only what we can have written ourselves; a draw must have been there to be claimed. */
function parseEnding(
  { winner, reason }: v.InferOutput<typeof savedGame>['ended'] & {},
  line: Line,
): Outcome | undefined {
  if (line.outcome()) return undefined
  switch (reason) {
    case 'resignation':
      return winner && { winner, reason }
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

function badField(name: string, value: unknown): Err<SavedGameFault> {
  return err({ code: 'saved-field', message: say('badField', { name, value: describe(value) }) })
}

const badClock = (reason: string): Err<SavedGameFault> =>
  err({ code: 'saved-field', message: say('badClock', { reason }) })

function describe(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? say('missing'))
  // Where it has words, it ends with a whole one.
  return text.length > 60 ? `${text.slice(0, 60).replace(/,? \S*$/, '')}…` : text
}
