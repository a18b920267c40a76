import {
  err,
  type Fault,
  makeSan,
  ok,
  parsePosition,
  type Result,
  type VariantId,
  variantById,
} from '@rookery/rules'
import type { Experience, KnownPosition, MoveRow } from './experience.ts'
import { positionKey } from './position-key.ts'

/** A table that can only be read: small enough to be shipped, and open at once. */
export interface PackedTable extends Pick<Experience, 'rowsOf'> {
  count(variant: VariantId): { readonly positions: number; readonly moves: number }
}

export type PackedFault = Fault<'packed-kind' | 'packed-broken'>

const MAGIC = 'RookeryTable1\n'
/**
 * A row that was seen more often keeps its averages and counts as seen so often. So the games of whoever plays with the table soon count
 * beside it.
 */
export const MOST_SEEN = 10
/** Of 64 bits of a position's key, those that are kept: in a table of 4,000, one look-up of a million finds the wrong position. */
const KEY_BITS = 32n

const keyOf = (variant: VariantId, board: string): number =>
  Number(BigInt.asUintN(64, positionKey(variant, board)) >> (64n - KEY_BITS))

/** Moves are stored by their place in this list, which depends on the rules alone. */
function listMoves(variant: VariantId, board: string): readonly string[] {
  const position = parsePosition(`${board} 0 1`, variantById(variant))
  if (!position.ok) return []
  return position.value
    .legalMoves()
    .map((move) => makeSan(position.value, move))
    .sort()
}

/** Column after column, as gzip likes them. A position whose key is taken already, or whose moves are not legal, is left out. */
export async function packTable(
  tables: readonly { readonly variant: VariantId; readonly positions: AsyncIterable<KnownPosition> }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes: number[] = [...new TextEncoder().encode(MAGIC)]
  writeNumber(bytes, tables.length)
  for (const { variant, positions } of tables) {
    const found = new Map<number, readonly PackedRow[]>()
    for await (const { board, rows } of positions) {
      const key = keyOf(variant, board)
      const packed = packRows(rows, listMoves(variant, board))
      if (packed.length > 0 && !found.has(key)) found.set(key, packed)
    }
    const sorted = [...found].sort(([a], [b]) => a - b)
    const name = new TextEncoder().encode(variant)
    writeNumber(bytes, name.length)
    bytes.push(...name)
    writeNumber(bytes, sorted.length)
    let last = 0
    for (const [key] of sorted) {
      writeNumber(bytes, key - last)
      last = key
    }
    for (const [, rows] of sorted) writeNumber(bytes, rows.length)
    const rows = sorted.flatMap(([, each]) => each)
    for (const { at } of rows) bytes.push(at)
    for (const { counter } of rows) bytes.push(counter)
    for (const { defensive } of rows) writeSigned(bytes, defensive)
    for (const { offensive } of rows) writeSigned(bytes, offensive)
  }
  return new Uint8Array(bytes)
}

interface PackedRow {
  readonly at: number
  readonly counter: number
  readonly defensive: number
  readonly offensive: number
}

function packRows(rows: readonly MoveRow[], moves: readonly string[]): PackedRow[] {
  return rows.flatMap(({ move, defensiveSum, offensiveSum, counter }) => {
    const at = moves.indexOf(move)
    if (at < 0 || at > 255) return []
    const kept = Math.min(counter, MOST_SEEN)
    const shorten = (sum: number) => Math.round((sum * kept) / counter)
    return [{ at, counter: kept, defensive: shorten(defensiveSum), offensive: shorten(offensiveSum) }]
  })
}

interface Section {
  readonly keys: Float64Array
  /** Where the rows of each position begin, and at the end their number. */
  readonly starts: Uint32Array
  readonly moves: Uint8Array
  readonly counters: Uint8Array
  readonly defensive: Int32Array
  readonly offensive: Int32Array
}

export function parsePackedTable(bytes: Uint8Array): Result<PackedTable, PackedFault> {
  const isTable =
    bytes instanceof Uint8Array && new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) === MAGIC
  if (!isTable) return err({ code: 'packed-kind', message: 'it is no packed table of moves' })
  const reader = new Reader(bytes, MAGIC.length)
  try {
    const sections = new Map<string, Section>()
    for (let left = reader.number(); left > 0; left--) {
      const name = new TextDecoder().decode(reader.bytes(reader.number()))
      sections.set(name, readSection(reader))
    }
    return ok(createTable(sections))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return err({ code: 'packed-broken', message: `the packed table is damaged: ${error.message}` })
  }
}

function readSection(reader: Reader): Section {
  const positions = reader.count()
  const keys = new Float64Array(positions)
  const starts = new Uint32Array(positions + 1)
  let key = 0
  for (let at = 0; at < positions; at++) keys[at] = key += reader.number()
  for (let at = 0; at < positions; at++) starts[at + 1] = starts[at]! + reader.count()
  const rows = starts[positions]!
  const moves = reader.bytes(rows)
  const counters = reader.bytes(rows)
  const readSums = () => Int32Array.from({ length: rows }, () => reader.signed())
  return { keys, starts, moves, counters, defensive: readSums(), offensive: readSums() }
}

const createTable = (sections: ReadonlyMap<string, Section>): PackedTable => ({
  count: (variant) => {
    const section = sections.get(variant)
    return { positions: section?.keys.length ?? 0, moves: section?.moves.length ?? 0 }
  },
  async rowsOf(variant, board) {
    const section = sections.get(variant)
    const at = section ? findKey(section.keys, keyOf(variant, board)) : -1
    if (!section || at < 0) return []
    const names = listMoves(variant, board)
    const rows: MoveRow[] = []
    for (let row = section.starts[at]!; row < section.starts[at + 1]!; row++) {
      const move = names[section.moves[row]!]
      const [defensiveSum, offensiveSum] = [section.defensive[row]!, section.offensive[row]!]
      if (move !== undefined) rows.push({ move, defensiveSum, offensiveSum, counter: section.counters[row]! })
    }
    return rows
  },
})

function findKey(keys: Float64Array, key: number): number {
  let [low, high] = [0, keys.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (keys[middle] === key) return middle
    if (keys[middle]! < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Seven bits a byte, the lowest first; keys have more bits than JavaScript shifts. */
function writeNumber(bytes: number[], value: number): void {
  let left = value
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push(128 + (left % 128))
  bytes.push(left)
}

const writeSigned = (bytes: number[], value: number): void =>
  writeNumber(bytes, value < 0 ? -2 * value - 1 : 2 * value)

class Reader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  number(): number {
    let value = 0
    for (let scale = 1; scale < 2 ** 49; scale *= 128) {
      const [byte] = this.bytes(1)
      value += scale * (byte! % 128)
      if (byte! < 128) return value
    }
    throw new RangeError('a number is too long')
  }

  signed(): number {
    const value = this.number()
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }

  /** A number of things that have at least a byte each. */
  count(): number {
    const count = this.number()
    if (count > this.#bytes.length) throw new RangeError('it says that it holds more than it does')
    return count
  }

  bytes(length: number): Uint8Array {
    const from = this.#at
    this.#at += length
    if (this.#at > this.#bytes.length) throw new RangeError('it breaks off')
    return this.#bytes.subarray(from, this.#at)
  }
}
