import { isCastling, type Move, moveFrom, movePromotion, moveTo, storedTo } from './move.ts'
import { roles } from './piece.ts'
import type { Position } from './position.ts'
import type { Random } from './random.ts'
import { refuse } from './refuse.ts'
import { describeValue, err, type Fault, ok, type Result } from './result.ts'
import { zobristKey } from './zobrist.ts'

/** Of an entry: key (8 bytes), move (2), weight (2), what was learned (4); all with the high byte first. */
const ENTRY_SIZE = 16
const MAX_WEIGHT = 0xffff

export type PolyglotFault = Fault<'book-type' | 'book-length' | 'book-order'>

/** One line of a book, as it stands in the file. */
export interface PolyglotEntry {
  readonly key: bigint
  /** In the book's own code: to (6 bits), from (6), promotion (3); castling is the king taking its rook. */
  readonly code: number
  readonly weight: number
  readonly learn: number
}

export interface BookMove {
  readonly move: Move
  /** How good or how frequent the move is, beside the others of its position. */
  readonly weight: number
  readonly learn: number
}

/** An opening book in the PolyGlot format. */
export class PolyglotBook {
  readonly #view: DataView

  private constructor(view: DataView) {
    this.#view = view
  }

  /** @internal */
  static over(view: DataView): PolyglotBook {
    return new PolyglotBook(view)
  }

  /** The number of entries. */
  get size(): number {
    return this.#view.byteLength / ENTRY_SIZE
  }

  /** The book's legal moves here, the heaviest first; none where the book does not know the position. */
  find(position: Position): BookMove[] {
    const key = zobristKey(position)
    const moves: BookMove[] = []
    for (let index = this.#firstOf(key); index < this.size && this.#keyAt(index) === key; index++) {
      const { code, weight, learn } = this.#entryAt(index)
      const move = decodeMove(position, code)
      // Two positions may have one key, and a book may be broken.
      if (move !== undefined) moves.push({ move, weight, learn })
    }
    return moves.sort((a, b) => b.weight - a.weight)
  }

  /** One of the book's moves, each as likely as its weight says; none where every weight is 0. */
  choose(position: Position, random: Random): Move | undefined {
    const moves = this.find(position)
    let rest = random.below(moves.reduce((sum, { weight }) => sum + weight, 0))
    return moves.find(({ weight }) => {
      rest -= weight
      return rest < 0
    })?.move
  }

  *entries(): Generator<PolyglotEntry> {
    for (let index = 0; index < this.size; index++) yield this.#entryAt(index)
  }

  #entryAt(index: number): PolyglotEntry {
    const at = index * ENTRY_SIZE
    return {
      key: this.#keyAt(index),
      code: this.#view.getUint16(at + 8),
      weight: this.#view.getUint16(at + 10),
      learn: this.#view.getUint32(at + 12),
    }
  }

  #keyAt(index: number): bigint {
    return this.#view.getBigUint64(index * ENTRY_SIZE)
  }

  #firstOf(key: bigint): number {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#keyAt(middle) < key) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Reads a book. It stands on the bytes that it is given, which must not be changed afterwards. */
export function parsePolyglot(bytes: Uint8Array): Result<PolyglotBook, PolyglotFault> {
  if (!(bytes instanceof Uint8Array))
    return err({ code: 'book-type', message: `a book is a Uint8Array, not ${describeValue(bytes)}` })
  if (bytes.length % ENTRY_SIZE !== 0)
    return err({
      code: 'book-length',
      message: `a book has entries of ${ENTRY_SIZE} bytes, and these ${bytes.length} end within one`,
      at: bytes.length - (bytes.length % ENTRY_SIZE),
    })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = ENTRY_SIZE; at < bytes.length; at += ENTRY_SIZE) {
    const high = view.getUint32(at) - view.getUint32(at - ENTRY_SIZE)
    if (high > 0 || (high === 0 && view.getUint32(at + 4) >= view.getUint32(at + 4 - ENTRY_SIZE))) continue
    return err({
      code: 'book-order',
      message: `the entries of a book go by their keys, but entry ${at / ENTRY_SIZE + 1} belongs before the one in front of it`,
      at,
    })
  }
  return ok(PolyglotBook.over(view))
}

/** The entry of a move, which is trusted to be legal here. */
export const polyglotEntry = (position: Position, move: Move, weight: number, learn = 0): PolyglotEntry => ({
  key: zobristKey(position),
  code: encodeMove(move),
  weight,
  learn,
})

/** The bytes of a book. Equal moves of one position become one, with the sum of their weights. */
export function writePolyglot(entries: Iterable<PolyglotEntry>): Uint8Array {
  if (typeof entries?.[Symbol.iterator] !== 'function') refuse('writePolyglot', 'a list of entries', entries)
  const merged = new Map<string, PolyglotEntry>()
  for (const entry of entries) {
    const name = `${entry.key} ${entry.code}`
    const known = merged.get(name)
    merged.set(name, known ? { ...known, weight: known.weight + entry.weight } : entry)
  }
  const sorted = [...merged.values()].sort((a, b) =>
    a.key === b.key ? b.weight - a.weight || a.code - b.code : a.key < b.key ? -1 : 1,
  )
  const view = new DataView(new ArrayBuffer(sorted.length * ENTRY_SIZE))
  for (const [index, { key, code, weight, learn }] of sorted.entries()) {
    const at = index * ENTRY_SIZE
    view.setBigUint64(at, key)
    view.setUint16(at + 8, code)
    view.setUint16(at + 10, Math.max(0, Math.min(MAX_WEIGHT, Math.round(weight))))
    view.setUint32(at + 12, learn)
  }
  return new Uint8Array(view.buffer)
}

function encodeMove(move: Move): number {
  const to = isCastling(move) ? storedTo(move) : moveTo(move)
  const promotion = movePromotion(move)
  return to | (moveFrom(move) << 6) | ((promotion ? roles.indexOf(promotion) : 0) << 12)
}

function decodeMove(position: Position, code: number): Move | undefined {
  const promotion = (code >> 12) & 7
  return position.findMove((code >> 6) & 63, code & 63, promotion === 0 ? undefined : roles[promotion])
}
