import { describe, expect, it } from 'vitest'
import { naiveMoves, naiveVariants } from './naive/index.ts'
import { randomPositions } from './random-positions.ts'

describe('randomPositions', () => {
  it('gives the same positions for the same seed', () => {
    const series = (seed: number) => [
      ...randomPositions({ variant: 'standard', seed, count: 200, maxPlies: 30 }),
    ]
    expect(series(4)).toEqual(series(4))
    expect(series(4)).not.toEqual(series(5))
  })

  it.each(naiveVariants)(
    'gives as many positions of %s as were asked for, most of them different',
    (variant) => {
      const fens = [...randomPositions({ variant, seed: 1, count: 400, maxPlies: 40 })]
      expect(fens).toHaveLength(400)
      expect(new Set(fens).size).toBeGreaterThan(320)
      expect(() => fens.map((fen) => naiveMoves(fen, variant))).not.toThrow()
    },
  )

  it('begins chess960 games from many start positions', () => {
    const fens = [...randomPositions({ variant: 'chess960', seed: 2, count: 300, maxPlies: 0 })]
    const ranks = fens.filter((fen) => /^[a-z]{8}\/pppppppp\/8\/8/.test(fen)).map((fen) => fen.slice(0, 8))
    expect(new Set(ranks).size).toBeGreaterThan(100)
    for (const rank of ranks) {
      expect([...rank].sort().join('')).toBe('bbknnqrr')
      expect(rank).toMatch(/r.*k.*r/)
      expect((rank.indexOf('b') + rank.lastIndexOf('b')) % 2).toBe(1)
    }
  })

  it('meets castling, en passant, promotion and mate', () => {
    const fens = [...randomPositions({ variant: 'standard', seed: 3, count: 1000, maxPlies: 40 })]
    const moves = fens.flatMap((fen) => naiveMoves(fen, 'standard'))
    expect(fens.some((fen) => fen.split(' ')[3] !== '-')).toBe(true)
    expect(fens.some((fen) => naiveMoves(fen, 'standard').length === 0)).toBe(true)
    expect(moves).toContain('e1g1')
    expect(moves.some((uci) => uci.length === 5)).toBe(true)
  })
})
