import { perftTable } from '@rookery/testkit'
import { describe, expect, it } from 'vitest'
import { parsePosition, startPosition } from './fen.ts'
import { divide, perft } from './perft.ts'
import { unwrap } from './result.ts'
import { makeUci } from './uci.ts'
import { variantById } from './variants/index.ts'

describe('perft', () => {
  it.each(perftTable)('counts $name', ({ fen, variant, nodes }) => {
    const position = unwrap(parsePosition(fen, variantById(variant)))
    expect(nodes.map((_, index) => perft(position, index + 1))).toEqual(nodes)
  })

  it('counts a position itself as one at depth 0', () => {
    expect(perft(startPosition(), 0)).toBe(1)
  })

  it('divides its count among the first moves', () => {
    const position = startPosition()
    const parts = divide(position, 3)
    expect(parts).toHaveLength(20)
    expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(8902)
    expect(parts.find(({ move }) => makeUci(move, position) === 'e2e4')?.nodes).toBe(600)
  })
})
