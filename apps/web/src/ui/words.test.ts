import { minichess } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { announce } from '../game/announce.ts'
import { act, begin, moveIn, playMoves, square, twoMinds, twoPeople } from '../game/fixtures.ts'
import { describeMove, describeSquare } from './words.ts'

const say = (fen: string, uci: string) => {
  const state = begin({ fen })
  return describeMove(state.line.position, moveIn(state, uci))
}

describe('a square in words', () => {
  it('is named with what stands on it', () => {
    const { position } = begin().line
    expect(describeSquare(position, square('e2'))).toBe('e2, white pawn')
    expect(describeSquare(position, square('d8'))).toBe('d8, black queen')
    expect(describeSquare(position, square('e4'))).toBe('e4, empty')
  })
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

describe('what a screen reader hears', () => {
  const start = begin()
  const one = playMoves(start, 'e2e4')
  const two = playMoves(one, 'e7e5')

  it('is every move with the name of the mover', () => {
    expect(announce(start, one)).toBe('You: pawn from e2 to e4.')
    expect(announce(one, two)).toBe('Fledgling: pawn from e7 to e5.')
  })

  it('is the end of the game with its reason', () => {
    const mated = begin({ fen: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1' })
    expect(announce(mated, playMoves(mated, 'a1a8'))).toBe(
      'You: rook from a1 to a8, checkmate. White wins by checkmate.',
    )
    expect(announce(two, act(two, { kind: 'resign' }))).toBe('Black wins: White resigned.')
  })

  it('is the place when stepping through the game', () => {
    const first = act(two, { kind: 'step', to: 1 })
    expect(announce(two, first)).toBe('Move 1 of 2. You: pawn from e2 to e4.')
    expect(announce(first, act(first, { kind: 'step', to: 0 }))).toBe('Start of the game.')
    expect(announce(first, two)).toBe('Back at the latest move. Fledgling: pawn from e7 to e5.')
  })

  it('is the piece that was picked up, the take-back and the new game', () => {
    expect(announce(start, act(start, { kind: 'press', square: square('g1') }))).toBe(
      'G1, white knight, picked up.',
    )
    expect(announce(two, act(two, { kind: 'take-back' }))).toBe('Taken back. Your move.')
    const next = act(two, { kind: 'begin', setup: begin({ variant: minichess, person: 'black' }).setup })
    expect(announce(two, next)).toBe('New game: Minichess, you play black.')
  })

  it('names both sides where two people or two minds play', () => {
    const people = begin({ sides: twoPeople })
    expect(announce(people, playMoves(people, 'e2e4'))).toBe('White: pawn from e2 to e4.')
    const minds = act(people, { kind: 'begin', setup: begin({ sides: twoMinds }).setup })
    expect(announce(people, minds)).toBe('New game: Standard, Fledgling (white) against Fledgling (black).')
  })

  it('is nothing when nothing happened', () => {
    expect(announce(two, two)).toBeUndefined()
  })
})
