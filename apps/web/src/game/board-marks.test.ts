import { chess960, makeSquare, minichess } from '@rookery/rules'
import { expect, it } from 'vitest'
import { boardMarks } from './board-marks.ts'
import { act, begin, playMoves, square } from './fixtures.ts'
import type { PlayState } from './play-state.ts'

const targetsFrom = (state: PlayState, name: string) =>
  [...boardMarks(act(state, { kind: 'press', square: square(name) })).targets]
    .map(([target, kind]) => `${makeSquare(target)} ${kind}`)
    .sort()

it('marks the legal goals of the piece in hand, captures apart', () => {
  const state = begin({ fen: '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1' })
  expect(targetsFrom(state, 'e4')).toEqual(['d5 capture', 'e5 move'])
})

it('marks an en passant capture as a capture', () => {
  expect(targetsFrom(begin({ fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1' }), 'e5')).toEqual([
    'd6 capture',
    'e6 move',
  ])
})

it('marks castling on the goal of the king, and in Chess960 on the rook', () => {
  const fen = '4k3/8/8/8/8/8/5PPP/5K1R w H - 0 1'
  expect(targetsFrom(begin({ fen: '4k3/8/8/8/8/8/3PPPPP/3QKB1R w K - 0 1' }), 'e1')).toEqual([])
  expect(targetsFrom(begin({ fen: '4k3/8/8/8/8/8/3PPPPP/3QK2R w K - 0 1' }), 'e1')).toEqual([
    'f1 move',
    'g1 move',
  ])
  expect(targetsFrom(begin({ variant: chess960, fen }), 'f1')).toEqual([
    'e1 move',
    'e2 move',
    'g1 move',
    'h1 move',
  ])
})

it('marks the last move and the king in check', () => {
  const state = playMoves(begin({ fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' }), 'a1a8')
  expect(boardMarks(state)).toMatchObject({ lastMove: [square('a1'), square('a8')], check: square('e8') })
})

it('warns of a king left in reach in minichess', () => {
  const state = begin({ variant: minichess, fen: 'k4/5/5/5/5/K3r w - - 0 1' })
  expect(boardMarks(state).check).toBe(square('a1'))
})

it('marks what belongs to the shown move while stepping through the past', () => {
  const state = act(playMoves(begin(), 'e2e4', 'e7e5'), { kind: 'step', to: 1 })
  expect(boardMarks(state).lastMove).toEqual([square('e2'), square('e4')])
})
