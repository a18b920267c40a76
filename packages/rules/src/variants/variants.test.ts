import { expect, it } from 'vitest'
import { parsePosition } from '../fen.ts'
import { chess960, chess960Start, variantById, variants } from './index.ts'

it('numbers 960 different starts, each with the king between its rooks and bishops on both colours', () => {
  const ranks = Array.from({ length: 960 }, (_, number) => chess960Start(number).slice(0, 8))
  expect(new Set(ranks).size).toBe(960)
  for (const rank of ranks) {
    expect(rank).toMatch(/r.*k.*r/)
    expect((rank.indexOf('b') + rank.lastIndexOf('b')) % 2).toBe(1)
  }
  expect(ranks[518]).toBe('rnbqkbnr')
})

it('gives every start castling rights that can stand', () => {
  for (let number = 0; number < 960; number++)
    expect(parsePosition(chess960Start(number), chess960)).toMatchObject({ ok: true })
})

it.each([-1, 960, 1.5, Number.NaN])('has no start number %s', (number) => {
  expect(() => chess960Start(number)).toThrow(RangeError)
})

it('finds variants by their id', () => {
  for (const variant of variants) expect(variantById(variant.id)).toBe(variant)
  expect(variantById('shogi')).toBeUndefined()
})
