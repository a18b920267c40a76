import type { Move } from '@rookery/rules'
import { expect, it } from 'vitest'
import { rankMoves } from './rank-moves.ts'
import type { ConsideredMove } from './thought.ts'

const [d5, e6, nf6, h6] = [1, 2, 3, 4] as Move[]

it('puts values before bounds, each best first for the mover', () => {
  const moves: ConsideredMove[] = [
    { move: e6!, value: -892, exactness: 'at least' },
    { move: h6!, value: 40, exactness: 'exact' },
    { move: nf6!, value: -113, exactness: 'exact' },
    { move: d5!, value: -120, exactness: 'exact' },
  ]
  const ranked = (choice: Move) =>
    rankMoves({ moves, choice, perspective: 'white' }, 'black').map(({ move }) => move)
  expect(ranked(d5!)).toEqual([d5, nf6, h6, e6])
  expect(ranked(nf6!)[0]).toBe(nf6)
  const asWhite = rankMoves({ moves, choice: h6!, perspective: 'white' }, 'white')
  expect(asWhite.map(({ move }) => move)).toEqual([h6, nf6, d5, e6])
})
