import {
  err,
  type Game,
  type Move,
  ok,
  type PgnResult,
  parsePgn,
  type Result,
  type Variant,
} from '@rookery/rules'
import { checkOpen, type Opening, type OpeningFault, parseOpening } from './opening.ts'

export interface OpeningsFormat {
  /** `fen` and `epd` are lines; operations after the position are passed over. */
  readonly format: 'epd' | 'fen' | 'pgn'
  readonly variant: Variant
  /** At most so many half-moves of each PGN game. */
  readonly plies?: number
}

/** Nobody reads more than this. */
const MAX_FAULTS = 10

export interface OpeningBook {
  readonly openings: readonly Opening[]
  /** Lines or games that cannot be used. */
  readonly skipped: number
  /** Of the first of those, with their places. */
  readonly faults: readonly OpeningFault[]
}

/** The openings of a text, without those that cannot be used; a text that has no other is refused. */
export function parseOpenings(
  text: string,
  { format, variant, plies }: OpeningsFormat,
): Result<OpeningBook, OpeningFault> {
  const read = format === 'pgn' ? readGames(text, variant, plies) : readLines(text, variant)
  const openings: Opening[] = []
  const faults: OpeningFault[] = []
  let skipped = 0
  for (const { place, result } of read) {
    if (result.ok) {
      openings.push(result.value)
      continue
    }
    skipped++
    const fault = result.faults[0]!
    if (faults.length < MAX_FAULTS) faults.push({ ...fault, message: `${place}: ${fault.message}` })
  }
  if (openings.length > 0) return ok({ openings, skipped, faults })
  return faults.length > 0
    ? err(...faults)
    : err({ code: 'no-openings', message: 'there are no openings in it' })
}

interface Placed {
  readonly place: string
  readonly result: Result<Opening, OpeningFault>
}

function* readLines(text: string, variant: Variant): Generator<Placed> {
  let number = 0
  for (const line of text.split('\n')) {
    number++
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    yield { place: `line ${number}`, result: parseOpening({ fen: fenOf(trimmed), moves: [] }, variant) }
  }
}

/** The four fields of an EPD, and the counters where it is a FEN; a semicolon begins the operations. */
function fenOf(line: string): string {
  const [, fields = '', counters = ''] = /^(\S+(?:\s+\S+){0,3})(\s+\d+\s+\d+(?=\s|;|$))?/.exec(line) ?? []
  const end = fields.indexOf(';')
  return end < 0 ? fields + counters : fields.slice(0, end)
}

function* readGames(text: string, variant: Variant, plies = Infinity): Generator<Placed> {
  for (const result of parsePgn(text))
    yield { place: `game ${result.number}`, result: openingOf(result, variant, plies) }
}

function openingOf(result: PgnResult, variant: Variant, plies: number): Result<Opening, OpeningFault> {
  const game: Game = result.ok ? result.value : result.partial
  if (!result.ok && !isReadTo(plies, result)) {
    const { line, message } = result.faults[0]!
    return err({ code: 'opening-pgn', message: `line ${line}: ${message}` })
  }
  if (game.variant.id !== variant.id)
    return err({ code: 'opening-position', message: `it is of ${game.variant.name}, not ${variant.name}` })
  const moves: Move[] = []
  for (const node of game.mainline()) {
    if (moves.length >= plies) break
    moves.push(node.move!)
  }
  return checkOpen({ start: game.start, moves })
}

/** What is wrong with a game after its opening does not matter. */
function isReadTo(plies: number, { faults, partial }: PgnResult & { ok: false }): boolean {
  const isStartKnown = !faults.some(({ code }) => startFaults.includes(code))
  return isStartKnown && [...partial.mainline()].length >= plies
}

const startFaults: readonly string[] = ['pgn-bad-tag', 'pgn-bad-fen', 'pgn-unknown-variant']
