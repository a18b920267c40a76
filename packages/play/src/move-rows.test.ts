import { begin, playMoves } from '@rookery/testkit/playing'
import { expect, it } from 'vitest'
import { moveRows } from './move-rows.ts'

it('pairs the moves of White and Black under their number', () => {
  expect(moveRows(playMoves(begin(), 'e2e4', 'e7e5', 'g1f3').line)).toEqual([
    { number: 1, white: { san: 'e4', ply: 1 }, black: { san: 'e5', ply: 2 } },
    { number: 2, white: { san: 'Nf3', ply: 3 }, black: undefined },
  ])
})

it('leaves the first white cell empty when Black begins', () => {
  const state = begin({ fen: '4k3/p7/8/8/8/8/8/4K3 b - - 0 40' })
  expect(moveRows(playMoves(state, 'e8e7', 'e1e2').line)).toEqual([
    { number: 40, white: undefined, black: { san: 'Ke7', ply: 1 } },
    { number: 41, white: { san: 'Ke2', ply: 2 }, black: undefined },
  ])
})
