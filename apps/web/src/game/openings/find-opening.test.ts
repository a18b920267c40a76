import { Line, parseSan, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { createFinder, readTable } from './find-opening.ts'
import { openingTable } from './table.ts'

const lineOf = (sans: string): Line =>
  sans
    .split(' ')
    .reduce((line, san) => line.play(unwrap(parseSan(line.position, san))), Line.from(startPosition()))

const find = await createFinder()
const nameOf = (sans: string): string | undefined => find(lineOf(sans), sans.split(' ').length)?.name

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

  it('looks no further than the shown move', () => {
    expect(find(lineOf('e4 e5 f4'), 1)?.name).toBe('King’s Pawn Game')
    expect(find(lineOf('e4'), 0)).toBeUndefined()
  })
})
