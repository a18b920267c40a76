import { randomPositions } from '@rookery/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Epd, type EpdOperation, makeEpd, parseEpd } from './epd.ts'
import { makeFen, parsePosition } from './fen.ts'
import { describeFaults, unwrap } from './result.ts'
import { makeSans, parseSan } from './san.ts'
import { minichess } from './variants/index.ts'

const read = (line: string): Epd => unwrap(parseEpd(line))
const faultsOf = (line: string): string[] => {
  const result = parseEpd(line)
  return result.ok ? [] : result.faults.map(({ code }) => code)
}

// A line of Bratko and Kopec's test, as it is published.
const first = '1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id "BK.01";'

describe('an EPD', () => {
  it('is a position with operations', () => {
    const { position, operations } = read(first)
    expect(operations.get('bm')).toEqual({ kind: 'moves', moves: [unwrap(parseSan(position, 'Qd1+'))] })
    expect(operations.get('id')).toEqual({ kind: 'values', values: ['BK.01'] })
    expect(makeEpd({ position, operations })).toBe(first)
  })

  it('has several best moves, moves to avoid, a line, numbers and texts', () => {
    const line =
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4 d4; am f3; pv e4 e5 Nf3; ce -35; acd 12; c0 "a; b"; noop;'
    const { position, operations } = read(line)
    const pv = operations.get('pv')!
    expect(pv.kind).toBe('line')
    expect(makeSans(position, 'moves' in pv ? pv.moves : [])).toEqual(['e4', 'e5', 'Nf3'])
    expect(operations.get('ce')).toEqual({ kind: 'values', values: [-35] })
    expect(operations.get('c0')).toEqual({ kind: 'values', values: ['a; b'] })
    expect(operations.get('noop')).toEqual({ kind: 'values', values: [] })
    expect(makeEpd({ position, operations })).toBe(line)
  })

  it.each([
    ['as operations', '4k3/8/8/8/8/8/8/4K3 w - - hmvc 7; fmvn 33;'],
    ['as in a FEN', '4k3/8/8/8/8/8/8/4K3 w - - 7 33'],
    ['as in a FEN before operations', '4k3/8/8/8/8/8/8/4K3 w - - 7 33 id "x";'],
  ])('has its clocks %s', (_, line) => {
    expect(makeFen(read(line).position)).toBe('4k3/8/8/8/8/8/8/4K3 w - - 7 33')
  })

  it('may lack the last semicolon, and all operations', () => {
    expect(read('4k3/8/8/8/8/8/8/4K3 w - - id "x"').operations.size).toBe(1)
    expect(read('4k3/8/8/8/8/8/8/4K3 w - -').operations.size).toBe(0)
  })

  it('is read on a smaller board', () => {
    const { position } = unwrap(parseEpd(`${minichess.startFen.slice(0, -4)} bm b3;`, minichess))
    expect(position.variant).toBe(minichess)
  })

  it.each([
    ['4k3/8/8/8/8/8/8/4K3 w - - bm Ke3;', 'epd-move'],
    ['4k3/8/8/8/8/8/8/4K3 w - - pv Kd2 Kd2;', 'epd-move'],
    ['4k3/8/8/8/8/8/8/4K3 w - - id "x', 'epd-text'],
    ['4k3/8/8/8/8/8/8/4K3 w - - "id" 3;', 'epd-opcode'],
    ['4k3/8/8/8/8/8/8/4K3 w - - i-d 3;', 'epd-opcode'],
    ['4k3/8/8/8/8/8/8/4K3 w - - id "a"; id "b";', 'epd-opcode'],
    ['4k3/8/8/8/8/8/8/4K3 w - - hmvc;', 'epd-clock'],
    ['4k3/8/8/8/8/8/8/4K3 w - - fmvn -3;', 'epd-clock'],
    ['4k3/8/8/8/8/8/8/4KK2 w - - id "x";', 'too-many-kings'],
    ['', 'fen-empty'],
    [' ; ;', 'fen-empty'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1234567890', 'epd-clock'],
    ['x'.repeat(100_000), 'epd-too-long'],
  ])('is refused: %s', (line, code) => {
    expect(faultsOf(line)).toEqual(expect.arrayContaining([code]))
  })

  it('says what is wrong and where', () => {
    const result = parseEpd('4k3/8/8/8/8/8/8/4K3 w - - bm Ke3;')
    expect(result).toMatchObject({ faults: [{ message: 'bm: Ke3 is not legal here', at: 29 }] })
  })

  it('lists the faults of the position and of the operations together', () => {
    expect(faultsOf('4k3/8/8/8/8/8/8/8 w - - 3x 1;')).toEqual(['king-missing', 'epd-opcode'])
  })

  const opcode = fc
    .stringMatching(/^[a-z][a-z0-9_]{0,14}$/)
    .filter((name) => !/^(bm|am|pm|rm|sm|pv|hmvc|fmvn)$/.test(name))
  const value = fc.oneof(
    fc.integer(),
    fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Cc}/u.test(text)),
  )

  it('comes back as it was written, whatever its values are', () => {
    const positions = [...randomPositions({ variant: 'standard', seed: 4, count: 50, maxPlies: 60 })].map(
      (fen) => unwrap(parsePosition(fen)),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...positions),
        fc.array(fc.tuple(opcode, fc.array(value, { maxLength: 4 })), { maxLength: 4 }),
        (position, list) => {
          const operations = new Map<string, EpdOperation>(
            list.map(([name, values]) => [name, { kind: 'values', values }]),
          )
          const moves = position.legalMoves()
          if (moves.length > 0) operations.set('bm', { kind: 'moves', moves })
          const text = makeEpd({ position, operations })
          const again = parseEpd(text)
          if (!again.ok) throw new Error(`${text}: ${describeFaults(again.faults)}`)
          expect([...again.value.operations]).toEqual([...operations])
          expect(makeFen(again.value.position)).toBe(makeFen(position))
        },
      ),
    )
  })

  it('reads any text without harm', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        parseEpd(text)
        parseEpd(`4k3/8/8/8/8/8/8/4K3 w - - ${text}`)
      }),
    )
  })
})
