import { checkPosition } from './check-position.ts'
import { createPosition, type SetupFault } from './create-position.ts'
import { type FenFault, makeFenKey, parseFen } from './fen.ts'
import type { Move } from './move.ts'
import type { Position } from './position.ts'
import { refuse } from './refuse.ts'
import { describeValue, err, type Fault, ok, type Result } from './result.ts'
import { makeSan, parseMove } from './san.ts'
import { shorten } from './uci.ts'
import { standard } from './variants/standard.ts'
import type { Variant } from './variants/variant.ts'

export type EpdFault =
  | FenFault
  | SetupFault
  | Fault<'epd-type' | 'epd-too-long' | 'epd-opcode' | 'epd-operand' | 'epd-text' | 'epd-move' | 'epd-clock'>

/**
 * What an operation says. `moves` are several from the position (bm, am and such), a `line` is one after the other (pv), all
 * else are `values`.
 */
export type EpdOperation =
  | { readonly kind: 'moves' | 'line'; readonly moves: readonly Move[] }
  | { readonly kind: 'values'; readonly values: readonly (string | number)[] }

/** A position with what is said of it, by the names of the operations. The clocks (hmvc, fmvn) are the position's. */
export interface Epd {
  readonly position: Position
  readonly operations: ReadonlyMap<string, EpdOperation>
}

const MAX_LENGTH = 10_000
const OPCODE = /^[a-z][a-z0-9_]{0,14}$/i
const NUMBER = /^[+-]?(?:\d{1,15}|\d{1,15}\.\d{1,15})$/
/** The best moves, those to avoid, the predicted, the returned and the supplied one. */
const moveOpcodes: ReadonlySet<string> = /* @__PURE__ */ new Set(['bm', 'am', 'pm', 'rm', 'sm'])

interface Token {
  readonly text: string
  readonly at: number
  /** `end` is the semicolon. */
  readonly kind: 'word' | 'quoted' | 'end'
}

/** Reads one line of EPD. The two clocks of a FEN may stand before the operations, as many test suites have it. */
export function parseEpd(line: string, variant: Variant = standard): Result<Epd, EpdFault> {
  if (typeof line !== 'string')
    return err(fault('epd-type', `an EPD is a text, not ${describeValue(line)}`, 0))
  if (line.length > MAX_LENGTH)
    return err(
      fault(
        'epd-too-long',
        `an EPD has at most ${MAX_LENGTH} characters, this has ${line.length}`,
        MAX_LENGTH,
      ),
    )
  const fields = /^\s*(?:[^\s;"]+\s*){0,4}/.exec(line)![0]
  const tokens = readTokens(line, fields.length)
  if (!tokens.ok) return tokens
  const clocks = takeClocks(tokens.value)
  const faults: EpdFault[] = []
  const texts = readOperations(tokens.value.slice(clocks?.length ?? 0), faults)
  const halfmoves = readClock('hmvc', texts.get('hmvc') ?? clocks?.slice(0, 1), 0, faults)
  const fullmoves = readClock('fmvn', texts.get('fmvn') ?? clocks?.slice(1), 1, faults)
  const setup = parseFen(fields.trimEnd(), variant)
  const position = setup.ok
    ? createPosition({ ...setup.value, halfmoves, fullmoves: Math.max(1, fullmoves) })
    : setup
  if (!position.ok) return err<EpdFault>(...position.faults, ...faults)
  const operations = new Map<string, EpdOperation>()
  for (const [opcode, operands] of texts)
    if (opcode !== 'hmvc' && opcode !== 'fmvn')
      operations.set(opcode, readOperation(position.value, opcode, operands, faults))
  return faults.length > 0 ? err(...faults) : ok({ position: position.value, operations })
}

function readTokens(line: string, start: number): Result<Token[], EpdFault> {
  const tokens: Token[] = []
  const pattern = /\s*(?:(;)|"((?:[^"\\]|\\.)*)"|([^\s;"]+)|(.))/gsy
  pattern.lastIndex = start
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const [whole, end, quoted, word] = match
    const at = match.index + whole.search(/\S/)
    if (end !== undefined) tokens.push({ text: end, at, kind: 'end' })
    else if (quoted !== undefined) tokens.push({ text: quoted.replace(/\\(.)/gs, '$1'), at, kind: 'quoted' })
    else if (word !== undefined) tokens.push({ text: word, at, kind: 'word' })
    else if (whole.trim() !== '') return err(fault('epd-text', 'a text in quotes does not end', at))
  }
  return ok(tokens)
}

/** The clocks of a FEN before the operations: two numbers, where an operation would have its name. */
function takeClocks(tokens: readonly Token[]): readonly Token[] | undefined {
  const first = tokens.slice(0, 2)
  const areClocks =
    first.length === 2 && first.every(({ kind, text }) => kind === 'word' && /^\d+$/.test(text))
  return areClocks ? first : undefined
}

function readOperations(tokens: readonly Token[], faults: EpdFault[]): Map<string, Token[]> {
  const operations = new Map<string, Token[]>()
  let operands: Token[] | undefined
  for (const token of tokens) {
    const { text, at, kind } = token
    if (kind === 'end') operands = undefined
    else if (operands) operands.push(token)
    else {
      operands = []
      if (kind === 'quoted' || !OPCODE.test(text))
        faults.push(
          fault('epd-opcode', `"${shorten(text)}" is no name of an operation, as bm and id are`, at),
        )
      else if (operations.has(text))
        faults.push(fault('epd-opcode', `the operation ${text} stands twice`, at))
      else operations.set(text, operands)
    }
  }
  return operations
}

/** `usual` where nothing is said. */
function readClock(
  opcode: string,
  operands: readonly Token[] | undefined,
  usual: number,
  faults: EpdFault[],
): number {
  if (!operands) return usual
  const [first, second] = operands
  if (first && !second && /^\d{1,9}$/.test(first.text)) return Number(first.text)
  faults.push(fault('epd-clock', `${opcode} has one number of at most 9 digits`, first?.at))
  return usual
}

function readOperation(
  position: Position,
  opcode: string,
  operands: readonly Token[],
  faults: EpdFault[],
): EpdOperation {
  if (opcode !== 'pv' && !moveOpcodes.has(opcode))
    return { kind: 'values', values: operands.map(({ kind, text }) => readValue(kind, text)) }
  const kind = opcode === 'pv' ? 'line' : 'moves'
  const moves: Move[] = []
  let current = position
  for (const { text, at } of operands) {
    const move = parseMove(current, text)
    if (!move.ok) {
      faults.push(fault('epd-move', `${opcode}: ${move.faults[0]?.message}`, at))
      break
    }
    moves.push(move.value)
    if (kind === 'line') current = current.play(move.value)
  }
  return { kind, moves }
}

const readValue = (kind: Token['kind'], text: string): string | number =>
  kind === 'word' && NUMBER.test(text) ? Number(text) : text

/** Writes one line of EPD; the clocks only where they are not those of a new game. */
export function makeEpd(epd: Epd): string {
  if (typeof epd?.operations?.[Symbol.iterator] !== 'function')
    refuse('makeEpd', 'a position with its operations, as parseEpd gives it', epd)
  const { position, operations } = epd
  checkPosition('makeEpd', position)
  const written = [...operations].map(([opcode, operation]) => makeOperation(position, opcode, operation))
  if (position.halfmoves !== 0) written.push(`hmvc ${position.halfmoves};`)
  if (position.fullmoves !== 1) written.push(`fmvn ${position.fullmoves};`)
  return [makeFenKey(position), ...written].join(' ')
}

function makeOperation(position: Position, opcode: string, operation: EpdOperation): string {
  if (!OPCODE.test(opcode)) throw new RangeError(`"${shorten(opcode)}" is no name of an operation`)
  if (operation.kind === 'values') return `${[opcode, ...operation.values.map(makeValue)].join(' ')};`
  let current = position
  const sans = operation.moves.map((move) => {
    const san = makeSan(current, move)
    if (operation.kind === 'line') current = current.play(move)
    return san
  })
  return `${[opcode, ...sans].join(' ')};`
}

function makeValue(value: string | number): string {
  if (typeof value === 'number' && NUMBER.test(String(value))) return String(value)
  // A line has no room for another one.
  const text = String(value).replace(/\p{Cc}/gu, ' ')
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

const fault = <C extends EpdFault['code']>(code: C, message: string, at?: number): Fault<C> =>
  at === undefined ? { code, message } : { code, message, at }
