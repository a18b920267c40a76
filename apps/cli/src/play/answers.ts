import { roster } from '@rookery/players'
import {
  type Color,
  colors,
  describeFaults,
  err,
  type Fault,
  Line,
  makeFen,
  ok,
  type Position,
  parsePosition,
  type Result,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { type MindSpec, parseMindSpec } from '../minds/mind-spec.ts'

/** The four modes of the fourth document. */
export const modes = [
  { number: '1', hasPerson: true, isBare: false, help: 'you against a mind, with a drawn board' },
  { number: '2', hasPerson: true, isBare: true, help: 'you against a mind, in bare UCI moves' },
  { number: '3', hasPerson: false, isBare: false, help: 'mind against mind, with a drawn board' },
  { number: '4', hasPerson: false, isBare: true, help: 'mind against mind, in bare UCI moves' },
] as const

export type Mode = (typeof modes)[number]

const fault = (code: string, message: string): Fault => ({ code, message })

export function parseMode(text: string): Result<Mode> {
  const mode = modes.find(({ number }) => number === text.trim())
  return mode ? ok(mode) : err(fault('mode', 'a mode is 1, 2, 3 or 4'))
}

export function parseColor(text: string): Result<Color> {
  const word = text.trim().toLowerCase()
  const color = colors.find((name) => name === word || name[0] === word)
  return color ? ok(color) : err(fault('color', 'a colour is white or black'))
}

/** Who of the roster plays a variant. */
export const mindsOf = (variant: Variant): string[] =>
  roster.filter((entry) => entry.variants.includes(variant.id)).map((entry) => entry.id)

export function parseOpponent(text: string, variant: Variant): Result<MindSpec> {
  const spec = parseMindSpec(text)
  if (!spec.ok || spec.value.entry.variants.includes(variant.id)) return spec
  const message = `${spec.value.entry.name} does not play ${variant.name}: choose ${mindsOf(variant).join(', ')}`
  return err(fault('wrong-variant', message))
}

/** Written out, `startpos` is the start position. */
export function parseStart(text: string, variant: Variant): Result<Position> {
  const position =
    text.trim() === 'startpos' ? ok(startPosition(variant)) : parsePosition(text.trim(), variant)
  if (!position.ok) return err(fault('fen', `bad FEN: ${describeFaults(position.faults)}`))
  const outcome = Line.from(position.value).outcome()
  return outcome
    ? err(fault('game-over', `the game is over in ${makeFen(position.value)}: ${outcome.reason}`))
    : position
}

export function parseDepth(text: string, { entry, settings, named }: MindSpec): Result<MindSpec> {
  const others = named.filter((name) => name !== 'depth').map((name) => `${name}=${settings[name]},`)
  return parseMindSpec(`${entry.id}:${others.join('')}depth=${text.trim()}`)
}
