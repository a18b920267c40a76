import {
  describeFaults,
  err,
  Line,
  makeFen,
  makeUci,
  ok,
  parsePosition,
  type Result,
  variantById,
} from '@rookery/rules'
import { maxDateMs } from '../ui/now.ts'
import { beginGame, type PlayState } from './play-state.ts'
import {
  asColor,
  asFields,
  badField,
  describe,
  type Fields,
  parseClock,
  parseEnding,
  parseSides,
  replay,
  type SavedGameFault,
} from './saved-fields.ts'
import { parseThoughts, thoughtsToKeep } from './saved-thoughts.ts'

const version = 2

/** Characters of thoughts in a text that is written after every move, before anything else may happen. */
const fewCharacters = 60_000

/** The game as text for the browser's storage, with so many characters of its thoughts. */
export function makeSavedGame(state: PlayState, thoughtCharacters = fewCharacters): string {
  const { setup, line, orientation, ended, clock, offer, isPaused, thoughts } = state
  return JSON.stringify({
    version,
    id: setup.id,
    begunMs: setup.begunMs,
    variant: setup.variant.id,
    start: makeFen(setup.start),
    moves: line.moves.map((move, index) => makeUci(move, line.positions[index]!)),
    sides: setup.sides,
    clock: clock && { ...setup.clock, ...clock },
    seed: setup.seed,
    link: setup.link,
    orientation,
    ended,
    offer,
    isPaused,
    thoughts: thoughtsToKeep(thoughts, thoughtCharacters),
  })
}

export function parseSavedGame(text: string): Result<PlayState, SavedGameFault> {
  const fields = parseFields(text)
  if (fields === undefined) return err({ code: 'saved-json', message: 'it is not readable' })
  if (fields.version !== 1 && fields.version !== version) {
    const message = `it was written by another version (${describe(fields.version)})`
    return err({ code: 'saved-version', message })
  }
  const variant = typeof fields.variant === 'string' ? variantById(fields.variant) : undefined
  if (!variant) return badField('variant', fields.variant)
  if (typeof fields.start !== 'string') return badField('start', fields.start)
  const start = parsePosition(fields.start, variant)
  if (!start.ok) return badField('start', describeFaults(start.faults))
  const sides = parseSides(fields)
  if (!sides.ok) return sides
  const { seed } = fields
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) return badField('seed', seed)
  const line = replay(Line.from(start.value), fields.moves)
  if (!line.ok) return line
  const clock = parseClock(fields.clock, line.value)
  if (!clock.ok) return clock

  const begun = beginGame({
    id: typeof fields.id === 'string' && fields.id !== '' ? fields.id : `game-${seed}`,
    begunMs: isMoment(fields.begunMs) ? fields.begunMs : 0,
    variant,
    start: start.value,
    sides: sides.value,
    clock: clock.value.control,
    seed,
    link: typeof fields.link === 'string' ? fields.link : '',
  })
  return ok({
    ...begun,
    line: line.value,
    cursor: line.value.moves.length,
    orientation: asColor(fields.orientation) ?? begun.orientation,
    ended: parseEnding(fields.ended, line.value),
    clock: clock.value.state,
    offer: parseOffer(fields.offer),
    isPaused: fields.isPaused === true,
    thoughts: parseThoughts(fields.thoughts, line.value),
  })
}

function parseFields(text: string): Fields | undefined {
  try {
    return asFields(JSON.parse(text))
  } catch {
    return undefined
  }
}

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= maxDateMs

function parseOffer(value: unknown): PlayState['offer'] {
  const { ply, isDeclined } = asFields(value) ?? {}
  return typeof ply === 'number' && Number.isSafeInteger(ply)
    ? { ply, isDeclined: isDeclined === true }
    : undefined
}
