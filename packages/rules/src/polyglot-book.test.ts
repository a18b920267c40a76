import { randomPositions } from '@rookery/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePosition, startPosition } from './fen.ts'
import { type PolyglotEntry, parsePolyglot, polyglotEntry, writePolyglot } from './polyglot-book.ts'
import { createRandom } from './random.ts'
import { describeFaults, unwrap } from './result.ts'
import { parseSan } from './san.ts'
import { makeUci } from './uci.ts'
import { variantById } from './variants/index.ts'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16))

const start = startPosition()
const entryOf = (san: string, weight: number) => polyglotEntry(start, unwrap(parseSan(start, san)), weight)
const bookOf = (entries: Iterable<PolyglotEntry>) => unwrap(parsePolyglot(writePolyglot(entries)))

describe('a Polyglot book', () => {
  it('is read as its format describes, high bytes first', () => {
    // The published key of the start position; e2e4 with weight 9 and learning 1; d2d4 with weight 300.
    const book = unwrap(
      parsePolyglot(bytesOf('463b96181691fc9c031c000900000001463b96181691fc9c02db012c00000000')),
    )
    expect(book.size).toBe(2)
    expect(book.find(start).map(({ move, ...rest }) => ({ uci: makeUci(move, start), ...rest }))).toEqual([
      { uci: 'd2d4', weight: 300, learn: 0 },
      { uci: 'e2e4', weight: 9, learn: 1 },
    ])
    expect(book.find(start.play(unwrap(parseSan(start, 'e4'))))).toEqual([])
  })

  it('has castling as the king that takes its rook, and promotions', () => {
    const castling = unwrap(parsePosition('r3k2r/P7/8/8/8/8/8/R3K2R w KQkq - 0 1'))
    const code = (san: string) => polyglotEntry(castling, unwrap(parseSan(castling, san)), 1).code
    expect(code('O-O')).toBe((4 << 6) | 7)
    expect(code('O-O-O')).toBe(4 << 6)
    const promoting = unwrap(parsePosition('4k3/P7/8/8/8/8/8/4K3 w - - 0 1'))
    expect(polyglotEntry(promoting, unwrap(parseSan(promoting, 'a8=N')), 1).code).toBe(
      (1 << 12) | (48 << 6) | 56,
    )
    expect(polyglotEntry(promoting, unwrap(parseSan(promoting, 'a8=Q')), 1).code).toBe(
      (4 << 12) | (48 << 6) | 56,
    )
  })

  it.each(['standard', 'chess960', 'minichess'] as const)(
    'gives back every move that was written, in %s',
    (id) => {
      const positions = [...randomPositions({ variant: id, seed: 9, count: 100, maxPlies: 60 })].map((fen) =>
        unwrap(parsePosition(fen, variantById(id))),
      )
      const entries = positions.flatMap((position) =>
        position.legalMoves().map((move, index) => polyglotEntry(position, move, index + 1)),
      )
      const book = bookOf(entries)
      for (const position of positions)
        expect(new Set(book.find(position).map(({ move }) => move))).toEqual(new Set(position.legalMoves()))
      expect(writePolyglot(book.entries())).toEqual(writePolyglot(entries))
    },
  )

  it('adds up the weights of equal moves, as far as they have room', () => {
    const book = bookOf([entryOf('e4', 40_000), entryOf('d4', 3), entryOf('e4', 40_000), entryOf('d4', 4)])
    expect(book.find(start).map(({ weight }) => weight)).toEqual([65_535, 7])
  })

  it('chooses by weight, and never a move of weight 0', () => {
    const book = bookOf([entryOf('e4', 3), entryOf('d4', 1), entryOf('a3', 0)])
    const random = createRandom(1)
    const counts = new Map<string, number>()
    for (let round = 0; round < 4000; round++) {
      const uci = makeUci(book.choose(start, random)!, start)
      counts.set(uci, (counts.get(uci) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['d2d4', 'e2e4'])
    expect(counts.get('e2e4')! / 4000).toBeCloseTo(0.75, 1)
    expect(bookOf([entryOf('a3', 0)]).choose(start, random)).toBeUndefined()
    expect(bookOf([]).choose(start, random)).toBeUndefined()
  })

  it('leaves out what is no legal move here', () => {
    const illegal = { ...entryOf('e4', 1), code: 0xffff }
    expect(bookOf([illegal, entryOf('d4', 1)]).find(start)).toHaveLength(1)
  })

  it('is refused when it ends within an entry or is out of order', () => {
    const bytes = writePolyglot([entryOf('e4', 1), { ...entryOf('e4', 1), key: 1n }])
    const say = (of: Uint8Array) => {
      const result = parsePolyglot(of)
      return result.ok ? 'read' : describeFaults(result.faults)
    }
    expect(say(bytes)).toBe('read')
    expect(say(bytes.subarray(0, 31))).toBe('a book has entries of 16 bytes, and these 31 end within one')
    const turned = Uint8Array.from([...bytes.subarray(16), ...bytes.subarray(0, 16)])
    expect(say(turned)).toContain('entry 2 belongs before')
  })

  it('reads any bytes without harm', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const book = parsePolyglot(bytes)
        if (book.ok) book.value.find(start)
      }),
    )
  })

  it('stands on a part of a larger buffer', () => {
    const bytes = writePolyglot([entryOf('e4', 1)])
    const padded = new Uint8Array(40)
    padded.set(bytes, 5)
    expect(unwrap(parsePolyglot(padded.subarray(5, 21))).find(start)).toHaveLength(1)
  })
})
