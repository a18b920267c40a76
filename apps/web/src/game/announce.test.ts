import { minichess } from '@rookery/rules'
import { act, begin, playMoves, twoMinds, twoPeople } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { announce } from './announce.ts'

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

  it('is the take-back and the new game', () => {
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
