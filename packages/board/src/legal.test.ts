import {
  chess960,
  makeSquare,
  minichess,
  parseFen,
  parsePosition,
  parseSquare,
  standard,
  startPosition,
  unwrap,
  type Variant,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { promotionsBetween, targetsFrom } from './legal.ts'
import { placementOf } from './placement.ts'
import { readers } from './readers.ts'
import { type BoardState, makeState } from './state.ts'

const at = (name: string) => parseSquare(name)!

function stateOf(fen: string, variant: Variant = standard, moves: unknown = undefined): BoardState {
  const state = makeState(placementOf(unwrap(parsePosition(fen, variant))))
  return { ...state, wishes: { ...state.wishes, moves: unwrap(readers.moves(moves, variant)) } }
}

const targets = (state: BoardState, from: string) =>
  [...targetsFrom(state, at(from))].map(([to, kind]) => `${makeSquare(to)} ${kind}`).sort()

it('what a FEN says is a position only where it can be one', () => {
  const start = startPosition()
  expect(placementOf(start).position).toBe(start)
  expect(placementOf(unwrap(parseFen(standard.startFen))).position).toEqual(start)
  expect(placementOf(unwrap(parseFen('8/8/8/8/8/8/8/K7 w - - 0 1'))).position).toBeUndefined()
})

describe('by the rules', () => {
  it('marks the legal goals of a piece, captures apart, en passant among them', () => {
    expect(targets(stateOf('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1'), 'e4')).toEqual(['d5 capture', 'e5 move'])
    expect(targets(stateOf('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'), 'e5')).toEqual(['d6 capture', 'e6 move'])
  })

  it('marks castling on the goal of the king', () => {
    expect(targets(stateOf('4k3/8/8/8/8/8/3PPPPP/3QK2R w K - 0 1'), 'e1')).toEqual(['f1 move', 'g1 move'])
    expect(targets(stateOf('4k3/8/8/8/8/8/3PPPPP/3QKB1R w K - 0 1'), 'e1')).toEqual([])
  })

  it.each([
    [
      'rook and goal',
      '4k3/8/8/8/8/8/1PPPPPPP/1K5R w H - 0 1',
      'b1',
      ['a1 move', 'a2 move', 'c1 move', 'g1 move', 'h1 castle'],
    ],
    [
      'the rook alone where the goal is a plain step',
      '4k3/8/8/8/8/8/4PPPP/5K1R w H - 0 1',
      'f1',
      ['e1 move', 'g1 move', 'h1 castle'],
    ],
    [
      'the rook alone where the king stands on its goal',
      '4k3/8/8/8/8/8/5PPP/6KR w H - 0 1',
      'g1',
      ['f1 move', 'h1 castle'],
    ],
  ])('marks %s in Chess960', (_, fen, king, expected) => {
    expect(targets(stateOf(fen, chess960), king)).toEqual(expected)
  })

  it('takes the rook as a goal of castling everywhere', () => {
    expect(promotionsBetween(stateOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1'), at('e1'), at('h1'))).toEqual([])
    expect(promotionsBetween(stateOf('4k3/8/8/8/8/8/8/4K2R w - - 0 1'), at('e1'), at('h1'))).toBeUndefined()
  })

  it('asks what a pawn becomes', () => {
    const state = stateOf('8/4P3/8/8/8/k7/8/4K3 w - - 0 1')
    expect(promotionsBetween(state, at('e7'), at('e8'))).toHaveLength(4)
    const small = stateOf('k4/4P/5/5/5/K4 w - - 0 1', minichess)
    expect(promotionsBetween(small, at('e5'), at('e6'))).toEqual(['queen'])
  })
})

describe('by the page', () => {
  const fen = '8/4P3/8/8/8/k7/8/4K3 w - - 0 1'

  it('takes a list of moves, and asks where it names several pieces', () => {
    const state = stateOf(fen, standard, 'e1e2 e7e8q e7e8n')
    expect(targets(state, 'e1')).toEqual(['e2 move'])
    expect(promotionsBetween(state, at('e7'), at('e8'))).toEqual(['queen', 'knight'])
    expect(promotionsBetween(state, at('e1'), at('f1'))).toBeUndefined()
  })

  it('takes a map from square to squares', () => {
    const state = stateOf(fen, standard, new Map([['e1', ['d1', at('f2')]]]))
    expect(targets(state, 'e1')).toEqual(['d1 move', 'f2 move'])
  })

  it('asks a validator, with every piece that a pawn could become', () => {
    const state = stateOf(fen, standard, ({ to, promotion }: { to: string; promotion?: string }) =>
      to === 'e8' ? promotion === 'rook' : to === 'h7',
    )
    expect(targets(state, 'e7')).toEqual(['e8 move', 'h7 move'])
    expect(promotionsBetween(state, at('e7'), at('e8'))).toEqual(['rook'])
  })

  it('lets everything go anywhere when it is free', () => {
    expect(targets(stateOf(fen, standard, 'free'), 'e1')).toHaveLength(63)
  })
})
