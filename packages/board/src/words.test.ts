import {
  minichess,
  parsePosition,
  parseSquare,
  parseUci,
  standard,
  startPosition,
  unwrap,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { placementOf } from './placement.ts'
import { checkedSquares, makeState } from './state.ts'
import { describeMove, nameSquare, tellTurn } from './words.ts'

const say = (fen: string, uci: string) => {
  const position = unwrap(parsePosition(fen))
  return describeMove(position, unwrap(parseUci(position, uci)))
}

it('of what is no position is refused in a sentence', () => {
  expect(() => describeMove(undefined as never, 0 as never)).toThrow('describeMove takes a Position')
})

describe('a square in words', () => {
  it.each(['e2, white pawn', 'd8, black queen', 'e4, empty'])('is "%s"', (name) => {
    const state = makeState(placementOf(startPosition()))
    expect(nameSquare(state, new Map(), [], parseSquare(name.slice(0, 2))!)).toBe(name)
  })

  it.each([
    [standard, 'k7/8/8/8/8/8/8/R3K3 b - - 0 1', 'a8, black king, in check', 'Black to move, in check.'],
    [
      minichess,
      'k4/5/5/5/5/R3K b - - 0 1',
      'a6, black king, can be taken',
      'Black to move, the king can be taken.',
    ],
  ])('of $id tells a king that is attacked', (variant, fen, name, turn) => {
    const state = makeState(placementOf(unwrap(parsePosition(fen, variant))))
    expect(nameSquare(state, new Map(), checkedSquares(state), parseSquare(name.slice(0, 2))!)).toBe(name)
    expect(tellTurn(state)).toBe(turn)
  })
})

it('no king is in reach where the other one was taken, because the game is over', () => {
  const before = unwrap(parsePosition('k4/5/5/5/4r/R3K w - - 0 1', minichess))
  const after = before.play(unwrap(parseUci(before, 'a1a6')))
  const state = makeState(placementOf(after))
  expect(checkedSquares(makeState(placementOf(before)))).not.toEqual([])
  expect(checkedSquares(state)).toEqual([])
  expect(nameSquare(state, new Map(), [], parseSquare('e1')!)).toBe('e1, white king')
})

describe('a move in words', () => {
  it.each([
    ['4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'g1f3', 'knight from g1 to f3'],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'pawn from e4 to d5, takes pawn'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'pawn from e5 to d6, takes pawn'],
    ['4k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7b8q', 'pawn from b7 to b8, becomes a queen, check'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'castles king side'],
    ['4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'castles queen side'],
    ['6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'rook from a1 to a8, checkmate'],
  ])('%s %s', (fen, uci, words) => {
    expect(say(fen, uci)).toBe(words)
  })
})
