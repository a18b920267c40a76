import { describe, expect, it } from 'vitest'
import { naivePerft, naiveVariants } from './naive/index.ts'
import { perftTable } from './perft-table.ts'

const shallowLimit = 4000

describe('perftTable', () => {
  it.each(perftTable)('$name ($variant) agrees with the naive generator', ({ fen, variant, nodes }) => {
    const shallow = nodes.filter((count) => count <= shallowLimit)
    expect(shallow.length).toBeGreaterThan(0)
    expect(shallow.map((_, index) => naivePerft(fen, index + 1, variant))).toEqual(shallow)
  })

  it('has at least 70 rows, each with a name and a position of its own', () => {
    const names = perftTable.map((row) => row.name)
    const positions = perftTable.map((row) => `${row.variant} ${row.fen}`)
    expect(perftTable.length).toBeGreaterThanOrEqual(70)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(positions).size).toBe(positions.length)
  })

  it('covers every variant', () => {
    expect(new Set(perftTable.map((row) => row.variant))).toEqual(new Set(naiveVariants))
  })
})
