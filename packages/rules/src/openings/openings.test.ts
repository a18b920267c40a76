import { describe, expect, it } from 'vitest'
import { parsePosition, startPosition } from '../fen.ts'
import { Line } from '../line.ts'
import { unwrap } from '../result.ts'
import { parseSan } from '../san.ts'
import { chess960 } from '../variants/index.ts'
import { findOpening, openingOf, prepareOpenings, readTable } from './openings.ts'
import { openingTable } from './table.ts'

const lineOf = (sans: string): Line =>
  sans
    .split(' ')
    .reduce((line, san) => line.play(unwrap(parseSan(line.position, san))), Line.from(startPosition()))

const nameOf = (sans: string): string | undefined => findOpening(lineOf(sans).positions)?.name

describe('the table of openings', () => {
  it('has legal lines only, and no position twice', () => {
    const keys = [...readTable(openingTable)].map(([key]) => key)
    expect(new Set(keys).size).toBe(openingTable.trim().split('\n').length)
  })

  it('names the line that has a fault', () => {
    expect(() => [...readTable('A00 Nonsense: e5')]).toThrow(
      'in the opening "A00 Nonsense: e5", e5 is not legal',
    )
    expect(() => [...readTable('Nonsense')]).toThrow('not written as ECO name: moves')
  })
})

describe('the name of an opening', () => {
  it('is that of the last position that has one', () => {
    expect(nameOf('e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6')).toBe('Sicilian Defence, Najdorf')
    expect(nameOf('e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 h3 e5')).toBe('Sicilian Defence, Najdorf')
  })

  it('is the same whatever the order of the moves', () => {
    expect(nameOf('c4 e6 d4 d5')).toBe('Queen’s Gambit Declined')
    expect(nameOf('d4 d5 c4 e6')).toBe('Queen’s Gambit Declined')
  })

  it('looks no further than the positions that it is given', () => {
    expect(findOpening(lineOf('e4 e5 f4').positions.slice(0, 2))?.name).toBe('King’s Pawn Game')
    expect(findOpening(lineOf('e4').positions.slice(0, 1))).toBeUndefined()
    expect(findOpening([])).toBeUndefined()
  })

  it('is known by the position alone, with its class', () => {
    const sicilian = unwrap(parsePosition('rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'))
    expect(openingOf(sicilian)).toEqual({ eco: 'B20', name: 'Sicilian Defence' })
  })

  it('is that of standard chess only', () => {
    const position = unwrap(
      parsePosition('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', chess960),
    )
    expect(openingOf(position)).toBeUndefined()
  })

  it('can be prepared with pauses', async () => {
    let pauses = 0
    await prepareOpenings(async () => pauses++)
    expect(pauses).toBeGreaterThan(10)
    expect(nameOf('e4 c5')).toBe('Sicilian Defence')
  })
})
