import {
  type Color,
  colors,
  describeFaults,
  err,
  type Fault,
  type Move,
  makeSquare,
  ok,
  parseFen,
  parseRole,
  parseSquare,
  type Result,
  type Role,
  type Setup,
  type Square,
  startPosition,
  type Variant,
  variantById,
  variants,
} from '@rookery/rules'
import { type PieceSet, pieceSets } from '@rookery/rules/pieces'
import type { BoardArrow, BoardCircle, BoardHighlight, OwnDrawings } from './drawings.ts'
import { tones } from './drawings.ts'
import { type MoveSource, type PlainMove, playedSquares } from './legal.ts'
import type { PreMove } from './pre-move.ts'
import type { Clocks, Wishes } from './state.ts'

/** A square by its name or by the rules' number. */
export type SquareLike = Square | string

type Like<T> = { readonly [K in keyof T]: T[K] extends Square ? SquareLike : T[K] }

/** Says whether a move is allowed; squares by name. */
export type MoveValidator = (move: {
  readonly from: string
  readonly to: string
  readonly promotion: Role | undefined
}) => boolean

export type MoveLike = Move | string

/** What a page may set: as a property, or as an attribute of the same name in kebab-case. Null and undefined mean the default. */
export interface BoardOptions {
  /** A FEN, `start`, or a Setup or Position of the rules. Reading it gives the position as it is on the board now. */
  position: string | Setup | null | undefined
  /** The id of a variant, or a variant of the rules; a Setup or Position has its own. */
  variant: string | Variant | null | undefined
  /** The side below. */
  orientation: Color | null | undefined
  /** Whose pieces can be moved: `white`, `black`, `both` or `none`. */
  interactive: Color | 'both' | 'none' | null | undefined
  /**
   * What may go where: the rules decide unless told. `free` lets everything go anywhere; a list (UCI, or the rules' moves), a map
   * from square to squares, or a function is what is allowed.
   */
  moves:
    | string
    | readonly MoveLike[]
    | ReadonlyMap<SquareLike, readonly SquareLike[]>
    | MoveValidator
    | null
    | undefined
  /** `play`: moves queued ahead of their turn are played by the board; `show`: the page does it; `none`. */
  premoves: 'none' | 'play' | 'show' | null | undefined
  /** The queued pre-move. */
  premove: string | Like<PreMove> | null | undefined
  /** `none`, a UCI move, or two squares; otherwise what the board has seen being played. */
  lastMove: string | readonly SquareLike[] | null | undefined
  /** `none`, or squares; otherwise the king that is in check. */
  check: string | readonly SquareLike[] | null | undefined
  arrows: string | readonly (string | Like<BoardArrow>)[] | null | undefined
  circles: string | readonly (string | Like<BoardCircle>)[] | null | undefined
  highlights: string | readonly (string | Like<BoardHighlight>)[] | null | undefined
  /** What the person has drawn. */
  shapes: OwnDrawings | null | undefined
  coordinates: boolean | string | null | undefined
  /** Whether the goals of a piece in hand are marked. */
  dots: boolean | string | null | undefined
  /** Whether the right button draws. */
  drawable: boolean | string | null | undefined
  /** Whether moves are told to a screen reader. */
  announce: boolean | string | null | undefined
  /** A picture that cannot be walked or used. */
  still: boolean | string | null | undefined
  /** The name of a set of pieces, or a set of one's own. */
  pieces: string | PieceSet | null | undefined
  /** How long a piece slides, in milliseconds; 0 or `none` for not at all. */
  animation: number | string | null | undefined
  /** What is left on the clocks, in milliseconds, for whoever asks. */
  clocks: Clocks | (() => Clocks) | null | undefined
  /** The board's name for a screen reader. */
  label: string | null | undefined
}

type OptionFault = Fault<'board-option'>
type Read<T> = Result<T, OptionFault>
type Reader<T> = (value: unknown, variant: Variant) => Read<T>

const fault = (message: string) => err<OptionFault>({ code: 'board-option', message })
const show = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : typeof value)

const oneOf =
  <const T extends string>(values: readonly T[], otherwise: T): Reader<T> =>
  (value) => {
    if (value === null || value === undefined) return ok(otherwise)
    const found = values.find((known) => known === value)
    return found === undefined ? fault(`${show(value)} is none of ${values.join(', ')}`) : ok(found)
  }

const offWords: readonly unknown[] = [false, 'false', 'none', 'off']

const flag =
  (otherwise: boolean): Reader<boolean> =>
  (value) =>
    ok(value === null || value === undefined ? otherwise : !offWords.includes(value))

function readSquare(value: unknown, { squares }: Variant): Square | undefined {
  const square = typeof value === 'string' ? parseSquare(value) : value
  return [...squares].find((known) => known === square)
}

/** A list, or a text of words between spaces or commas. */
function readList<T>(value: unknown, readItem: (item: unknown) => Read<T>): Read<T[]> {
  if (value === null || value === undefined) return ok([])
  const items = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
  if (!Array.isArray(items)) return fault(`${show(value)} is no list`)
  const read: T[] = []
  for (const item of items) {
    const one = readItem(item)
    if (!one.ok) return one
    read.push(one.value)
  }
  return ok(read)
}

const uciPattern = /^([a-h][1-8])([a-h][1-8])([nbrqk]?)$/

function readUci(text: string, variant: Variant): Read<PlainMove> {
  const [, from, to, promotion = ''] = uciPattern.exec(text) ?? []
  const squares = [readSquare(from, variant), readSquare(to, variant)] as const
  if (squares[0] === undefined || squares[1] === undefined) return fault(`"${text}" is no move like e2e4`)
  return ok({ from: squares[0], to: squares[1], promotion: parseRole(promotion) })
}

const readMove =
  (variant: Variant) =>
  (item: unknown): Read<PlainMove> =>
    typeof item === 'number' ? ok(playedSquares(item as Move)) : readUci(String(item), variant)

const moves: Reader<MoveSource> = (value, variant) => {
  if (value === null || value === undefined || value === 'rules') return ok({ kind: 'rules' })
  if (value === 'free') return ok({ kind: 'free' })
  if (typeof value === 'function') {
    const allows = value as MoveValidator
    return ok({
      kind: 'validator',
      allows: ({ from, to, promotion }) =>
        allows({ from: makeSquare(from), to: makeSquare(to), promotion }) === true,
    })
  }
  const items =
    value instanceof Map
      ? [...value].flatMap(([from, goals]) => [...goals].map((to) => nameOf(from) + nameOf(to)))
      : value
  const list = readList(items, readMove(variant))
  return list.ok ? ok({ kind: 'list', moves: list.value }) : list
}

const nameOf = (square: SquareLike): string => (typeof square === 'number' ? makeSquare(square) : square)

/** `none`, a move like e2e4, or a list of squares; undefined where nothing was said. */
const squares: Reader<readonly Square[] | undefined> = (value, variant) => {
  if (value === null || value === undefined) return ok(undefined)
  if (value === 'none') return ok([])
  const items = typeof value === 'string' ? (value.match(/[^\s,]{1,2}/g) ?? []) : value
  return readList(items, (item) => {
    const square = readSquare(item, variant)
    return square === undefined ? fault(`${show(item)} is no square of this board`) : ok(square)
  })
}

/** A drawing as an object, or as squares with a tone after a colon: `e2e4:red`, `d5`. */
const drawings =
  <T>(keys: readonly string[]): Reader<readonly T[]> =>
  (value, variant) =>
    readList(value, (item) => {
      const [text = '', tone] = typeof item === 'string' ? item.split(':') : []
      const given = (typeof item === 'string' ? readKeys(keys, text, tone) : item) as Record<string, unknown>
      const read: Record<string, unknown> = { ...given }
      for (const key of keys) {
        read[key] = readSquare(given?.[key], variant)
        if (read[key] === undefined)
          return fault(
            `${typeof item === 'string' ? `"${item}"` : 'a drawing'} names no square of this board`,
          )
      }
      if (given.tone !== undefined && !tones.some((known) => known === given.tone))
        return fault(`${show(given.tone)} is none of ${tones.join(', ')}`)
      return ok(read as T)
    })

function readKeys(keys: readonly string[], text: string, tone: string | undefined): Record<string, unknown> {
  const named = keys.map((key, index) => [key, text.slice(2 * index, 2 * index + 2)])
  const isWhole = text.length === 2 * keys.length
  return { ...Object.fromEntries(isWhole ? named : []), ...(tone === undefined ? {} : { tone }) }
}

const animation: Reader<number> = (value) => {
  if (value === null || value === undefined || value === '') return ok(160)
  const ms = offWords.includes(value) ? 0 : Number(value)
  return ms >= 0 && ms <= 10_000 ? ok(ms) : fault(`${show(value)} is no number of milliseconds`)
}

const pieces: Reader<PieceSet> = (value) => {
  if (value === null || value === undefined) return ok(pieceSets.carved)
  if (typeof value === 'object') return ok(value as PieceSet)
  const set = Object.entries(pieceSets).find(([name]) => name === value)?.[1]
  return set ? ok(set) : fault(`${show(value)} is none of ${Object.keys(pieceSets).join(', ')}`)
}

const interactive: Reader<readonly Color[]> = (value) => {
  if (value === '' || value === 'both') return ok(colors)
  const one = oneOf([...colors, 'both', 'none'], 'none')(value, undefined as never)
  return one.ok ? ok(colors.filter((color) => color === one.value)) : one
}

/** How each wish is read; whatever cannot be read is told in a sentence. */
export const readers: { readonly [K in keyof Wishes]: Reader<Wishes[K]> } = {
  orientation: oneOf(colors, 'white'),
  interactive,
  moves,
  premoves: (value, variant) =>
    oneOf(['none', 'play', 'show'], 'none')(value === '' ? 'play' : value, variant),
  lastMove: squares,
  check: squares,
  arrows: drawings<BoardArrow>(['from', 'to']),
  circles: drawings<BoardCircle>(['at']),
  highlights: drawings<BoardHighlight>(['at']),
  coordinates: flag(true),
  dots: flag(true),
  drawable: flag(true),
  announce: flag(true),
  still: flag(false),
  pieces,
  animation,
  clocks: (value) => ok((value ?? {}) as Clocks),
  label: (value) => ok(typeof value === 'string' && value !== '' ? value : undefined),
}

export const readPreMove: Reader<PreMove | undefined> = (value, variant) => {
  if (value === null || value === undefined || value === '' || value === 'none') return ok(undefined)
  if (typeof value === 'string') return readUci(value, variant)
  const { from, to } = value as Like<PreMove>
  return readUci(nameOf(from) + nameOf(to), variant)
}

export function readVariant(value: unknown): Read<Variant> {
  if (typeof value === 'object' && value !== null) return ok(value as Variant)
  const variant = value === null || value === undefined ? variants[0] : variantById(String(value))
  return variant ? ok(variant) : fault(`${show(value)} is none of ${variants.map(({ id }) => id).join(', ')}`)
}

export function readSetup(value: unknown, variant: Variant): Read<Setup> {
  if (value === null || value === undefined || value === 'start' || value === '')
    return ok(startPosition(variant))
  if (typeof value === 'object' && 'board' in value) return ok(value as Setup)
  if (typeof value !== 'string') return fault(`${show(value)} is neither a FEN nor a position`)
  const setup = parseFen(value, variant)
  return setup.ok ? setup : fault(describeFaults(setup.faults))
}
