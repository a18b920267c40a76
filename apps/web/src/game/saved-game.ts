import { findPlayer } from '@rookery/players'
import {
  type Color,
  colors,
  describeFaults,
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
  variantById,
} from '@rookery/rules'
import { beginGame, type PlayState } from './play-state.ts'
import { parseThoughts, thoughtsToKeep } from './saved-thoughts.ts'

export type SavedGameFault = Fault<'saved-json' | 'saved-version' | 'saved-field' | 'saved-move'>

const version = 1

/** More half-moves than a game under the seventy-five move rule can have. */
const maxMoves = 20_000

/** The game as text for the browser's storage. */
export function makeSavedGame({ setup, line, orientation, ended, thoughts }: PlayState): string {
  return JSON.stringify({
    version,
    variant: setup.variant.id,
    start: makeFen(setup.start),
    moves: line.moves.map((move, index) => makeUci(move, line.positions[index]!)),
    person: setup.person,
    opponent: setup.opponent,
    seed: setup.seed,
    link: setup.link,
    orientation,
    ended,
    thoughts: thoughtsToKeep(thoughts),
  })
}

export function parseSavedGame(text: string): Result<PlayState, SavedGameFault> {
  const fields = parseFields(text)
  if (fields === undefined) return err({ code: 'saved-json', message: 'it is not readable' })
  if (fields.version !== version) {
    return err({
      code: 'saved-version',
      message: `it was written by another version (${describe(fields.version)})`,
    })
  }
  const variant = typeof fields.variant === 'string' ? variantById(fields.variant) : undefined
  if (!variant) return badField('variant', fields.variant)
  if (typeof fields.start !== 'string') return badField('start', fields.start)
  const start = parsePosition(fields.start, variant)
  if (!start.ok) return badField('start', describeFaults(start.faults))
  const person = asColor(fields.person)
  if (!person) return badField('person', fields.person)
  const opponent = typeof fields.opponent === 'string' ? findPlayer(fields.opponent) : undefined
  if (!opponent) return badField('opponent', fields.opponent)
  const { seed } = fields
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed)) return badField('seed', seed)
  const line = replay(Line.from(start.value), fields.moves)
  if (!line.ok) return line

  const link = typeof fields.link === 'string' ? fields.link : ''
  const begun = beginGame({ variant, start: start.value, person, opponent: opponent.id, seed, link })
  return ok({
    ...begun,
    line: line.value,
    cursor: line.value.moves.length,
    orientation: asColor(fields.orientation) ?? person,
    ended: parseEnding(fields.ended, line.value),
    thoughts: parseThoughts(fields.thoughts, line.value),
  })
}

function parseFields(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function replay(start: Line, moves: unknown): Result<Line, SavedGameFault> {
  if (!Array.isArray(moves) || moves.length > maxMoves) return badField('moves', moves)
  let line = start
  for (const [index, text] of moves.entries()) {
    const move = typeof text === 'string' && !line.outcome() ? parseUci(line.position, text) : undefined
    if (!move?.ok) {
      return err({
        code: 'saved-move',
        message: `its move ${index + 1}, ${describe(text)}, is not legal`,
        at: index,
      })
    }
    line = line.play(move.value)
  }
  return ok(line)
}

/** Only what the page itself can have written: a resignation, or a draw that was there to be claimed. */
function parseEnding(value: unknown, line: Line): Outcome | undefined {
  if (typeof value !== 'object' || value === null || line.outcome()) return undefined
  const { winner, reason } = value as Record<string, unknown>
  if (reason === 'resignation') {
    const color = asColor(winner)
    return color && { winner: color, reason }
  }
  const draw = line.claimableDraw()
  return draw?.reason === reason ? draw : undefined
}

const asColor = (value: unknown): Color | undefined => colors.find((color) => color === value)

function badField(
  name: string,
  value: unknown,
): { readonly ok: false; readonly faults: readonly SavedGameFault[] } {
  return err({ code: 'saved-field', message: `its field "${name}" is wrong (${describe(value)})` })
}

function describe(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
