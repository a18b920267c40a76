import { type MindSpec, parseMindSeat, parseMindSpec, seatFor } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import {
  type Color,
  colors,
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
import { withWords } from '@rookery/words'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/play'

/** The four modes of the fourth document. */
export const modes = [
  withWords({ number: '1', hasPerson: true, isBare: false }, { help: () => say('mode1') }),
  withWords({ number: '2', hasPerson: true, isBare: true }, { help: () => say('mode2') }),
  withWords({ number: '3', hasPerson: false, isBare: false }, { help: () => say('mode3') }),
  withWords({ number: '4', hasPerson: false, isBare: true }, { help: () => say('mode4') }),
] as const

export type Mode = (typeof modes)[number]

const fault = (code: string, message: string): Fault => ({ code, message })

export function parseMode(text: string): Result<Mode> {
  const mode = modes.find(({ number }) => number === text.trim())
  return mode ? ok(mode) : err(fault('mode', say('wrongMode')))
}

export function parseColor(text: string): Result<Color> {
  const word = text.trim().toLowerCase()
  const color = colors.find((name) => name === word || name[0] === word)
  return color ? ok(color) : err(fault('color', say('wrongColor')))
}

export function parseOpponent(text: string, variant: Variant): Result<MindSpec> {
  const spec = parseMindSpec(text)
  if (!spec.ok) return spec
  const seat = seatFor(spec.value.seat, variant)
  return seat.ok ? spec : seat
}

/** Written out, `startpos` is the start position. */
export function parseStart(text: string, variant: Variant): Result<Position> {
  const position =
    text.trim() === 'startpos' ? ok(startPosition(variant)) : parsePosition(text.trim(), variant)
  if (!position.ok) return err(fault('fen', sayMain('badFen', { reason: sayFaults(position.faults) })))
  const outcome = Line.from(position.value).outcome()
  return outcome
    ? err(
        fault(
          'game-over',
          say('startIsOver', { fen: makeFen(position.value), reason: sayMain(`reasons.${outcome.reason}`) }),
        ),
      )
    : position
}

/** The same mind with another depth. */
export function parseDepth(text: string, { seat, named }: MindSpec): Result<MindSpec> {
  const deeper = parseMindSeat(seat.id, { ...seat.settings, depth: text.trim() })
  return deeper.ok ? ok({ seat: deeper.value, named: [...named, 'depth'] }) : deeper
}
