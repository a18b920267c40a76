import { makeTimeControlText, parseTimeControl } from '@rookery/players'
import {
  describeFaults,
  err,
  type Fault,
  Line,
  makeFen,
  makeUci,
  ok,
  parsePosition,
  parseUci,
  type Result,
  variantById,
} from '@rookery/rules'
import type { KeptClock } from '../clock/game-clock.ts'

/** A game as it goes on: who plays, and the line so far. */
export interface GameRecord {
  readonly line: Line
  /** `person`, or a mind with its settings: `kestrel:depth=3`. */
  readonly white: string
  readonly black: string
  /** Bare UCI moves instead of a drawn board. */
  readonly isBare: boolean
  readonly seed: number
  /** An ISO date. */
  readonly started: string
  /** Absent where nobody counts the time. */
  readonly clock?: KeptClock
}

export type SavedGameFault = Fault<'saved-game-syntax' | 'saved-game-content'>

const format = 'rookery game 1'

export function makeSavedGame({ line, clock, ...record }: GameRecord): string {
  const saved = {
    format,
    ...record,
    ...(clock && { clock: { ...clock, control: makeTimeControlText(clock.control) } }),
    variant: line.variant.id,
    start: makeFen(line.start),
    moves: line.moves.map((move, ply) => makeUci(move, line.positions[ply]!)),
  }
  return `${JSON.stringify(saved, undefined, 2)}\n`
}

export function parseSavedGame(text: string): Result<GameRecord, SavedGameFault> {
  let saved: unknown
  try {
    saved = JSON.parse(text)
  } catch {
    return err({ code: 'saved-game-syntax', message: 'it is no JSON' })
  }
  if (!isSaved(saved)) return contentFault(`it is no ${format}`)
  const { white, black, isBare, seed, started } = saved
  const line = readLine(saved.variant, saved.start, saved.moves)
  if (!line.ok) return line
  const record = { line: line.value, white, black, isBare, seed, started }
  if (saved.clock === undefined) return ok(record)
  const clock = readClock(saved.clock, line.value)
  return clock ? ok({ ...record, clock }) : contentFault('its clocks do not fit its moves')
}

function readClock(saved: unknown, { moves }: Line): KeptClock | undefined {
  const {
    control: text,
    leftMs,
    spentMs = 0,
  } = (saved ?? {}) as Partial<Record<'control' | 'leftMs' | 'spentMs', unknown>>
  const control = typeof text === 'string' ? parseTimeControl(text) : undefined
  const fits =
    Array.isArray(leftMs) &&
    leftMs.length === moves.length &&
    [...leftMs, spentMs].every((ms) => Number.isFinite(ms) && ms >= 0)
  return control?.ok && fits
    ? { control: control.value, leftMs, ...(spentMs !== 0 && { spentMs: spentMs as number }) }
    : undefined
}

const contentFault = (message: string) => err<SavedGameFault>({ code: 'saved-game-content', message })

interface Saved extends Omit<GameRecord, 'line' | 'clock'> {
  readonly clock?: unknown
  readonly variant: string
  readonly start: string
  readonly moves: readonly string[]
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  const saved = value as Record<string, unknown>
  const texts = ['variant', 'start', 'white', 'black', 'started']
  return (
    saved.format === format &&
    texts.every((name) => typeof saved[name] === 'string') &&
    typeof saved.isBare === 'boolean' &&
    typeof saved.seed === 'number' &&
    Array.isArray(saved.moves) &&
    saved.moves.every((move) => typeof move === 'string')
  )
}

function readLine(variantId: string, start: string, moves: readonly string[]): Result<Line, SavedGameFault> {
  const variant = variantById(variantId)
  if (!variant) return contentFault(`there is no variant ${variantId}`)
  const position = parsePosition(start, variant)
  if (!position.ok) return contentFault(describeFaults(position.faults))
  let line = Line.from(position.value)
  for (const text of moves) {
    const move = parseUci(line.position, text)
    if (!move.ok) return contentFault(describeFaults(move.faults))
    line = line.play(move.value)
  }
  return ok(line)
}
