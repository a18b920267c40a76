import { SquareSet as ChessopsSet } from 'chessops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SquareSet } from './square-set.ts'
import { variants } from './variants/index.ts'

const squares = fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 64 })

/** The same set as chessops has it. */
const peerOf = (list: readonly number[]) =>
  list.reduce((set, square) => set.with(square), ChessopsSet.empty())

describe('a set of squares', () => {
  it('reckons as chessops does', () => {
    fc.assert(
      fc.property(squares, squares, fc.integer({ min: 0, max: 63 }), (listA, listB, square) => {
        const [a, b] = [SquareSet.from(listA), SquareSet.from(listB)]
        const [peerA, peerB] = [peerOf(listA), peerOf(listB)]
        expect([...a]).toEqual([...peerA])
        expect([...a.union(b)]).toEqual([...peerA.union(peerB)])
        expect([...a.intersect(b)]).toEqual([...peerA.intersect(peerB)])
        expect([...a.without(b)]).toEqual([...peerA.diff(peerB)])
        expect([...a.without(square)]).toEqual([...peerA.without(square)])
        expect([...a.with(square)]).toEqual([...peerA.with(square)])
        expect([a.size, a.first, a.last, a.isEmpty]).toEqual([
          peerA.size(),
          peerA.first(),
          peerA.last(),
          peerA.isEmpty(),
        ])
        expect(a.has(square)).toBe(peerA.has(square))
        expect(a.intersects(b)).toBe(peerA.intersects(peerB))
        expect(a.isSubsetOf(b)).toBe(peerB.supersetOf(peerA))
        expect(a.equals(b)).toBe(peerA.equals(peerB))
      }),
    )
  })

  it('has none but squares', () => {
    const strange = [-1, 64, 1000, 0.5, Number.NaN, Number.POSITIVE_INFINITY]
    expect(SquareSet.from(strange).isEmpty).toBe(true)
    for (const square of strange) expect(SquareSet.board(8, 8).has(square)).toBe(false)
    expect(SquareSet.board(8, 8).without(64).size).toBe(64)
  })

  it.each(variants)('has the board of $name', ({ squares, files, ranks }) => {
    expect(squares.size).toBe(files * ranks)
    expect(squares.last).toBe((ranks - 1) * 8 + files - 1)
  })
})
