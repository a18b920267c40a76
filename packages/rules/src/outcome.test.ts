import { describe, expect, it } from 'vitest'
import { parsePosition } from './fen.ts'
import { hasMatingMaterial, makeResult, positionOutcome, timeOutcome } from './outcome.ts'
import { unwrap } from './result.ts'
import { minichess, standard } from './variants/index.ts'
import type { Variant } from './variants/variant.ts'

const at = (fen: string, variant: Variant = standard) => unwrap(parsePosition(fen, variant))

describe('positionOutcome', () => {
  it.each([
    ['fool’s mate', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', 'black', 'checkmate'],
    ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', undefined, 'stalemate'],
    ['bare kings', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', undefined, 'insufficient material'],
    ['a lone knight', '4k3/8/8/8/8/8/8/4KN2 w - - 0 1', undefined, 'insufficient material'],
    ['bishops of one colour', '4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1', undefined, 'insufficient material'],
    ['150 half-moves', '4k3/8/8/8/8/8/8/R3K3 w - - 150 99', undefined, 'seventy-five moves'],
    ['mate on the 150th half-move', 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 99', 'white', 'checkmate'],
  ])('ends by %s', (_, fen, winner, reason) => {
    expect(positionOutcome(at(fen))).toEqual({ winner, reason })
  })

  it.each([
    ['two knights, who can mate with help', '4k3/8/8/8/8/8/8/3NKN2 w - - 0 1'],
    ['bishops of two colours', '4kb2/8/8/8/8/8/8/4KB2 w - - 0 1'],
    ['a knight each', '4kn2/8/8/8/8/8/8/4KN2 w - - 0 1'],
    ['fifty moves, which must be claimed', '4k3/8/8/8/8/8/8/R3K3 w - - 100 99'],
  ])('goes on with %s', (_, fen) => {
    expect(positionOutcome(at(fen))).toBeUndefined()
  })

  it.each([
    ['a taken king', '5/5/5/5/5/R3K b - - 0 9', 'white', 'king captured'],
    ['fifty plies and more material', 'k4/5/5/5/5/1R2K w - - 0 26', 'white', 'move limit'],
    ['no move at all', 'KN1n1/PPpP1/P1P2/5/5/4k w - - 0 9', undefined, 'stalemate'],
    ['fifty plies and the same material', 'k3r/5/5/5/5/R3K w - - 0 26', undefined, 'move limit'],
  ])('ends minichess by %s', (_, fen, winner, reason) => {
    expect(positionOutcome(at(fen, minichess))).toEqual({ winner, reason })
  })

  it('never calls minichess a draw for want of material or for repetition', () => {
    expect(positionOutcome(at('k4/5/5/5/5/4K w - - 99 9', minichess))).toBeUndefined()
  })
})

describe('the clock', () => {
  it.each([
    ['a bare king', '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1', 'black', false],
    ['one knight against a queen', '3qk3/8/8/8/8/8/8/4KN2 w - - 0 1', 'white', false],
    ['one knight against a pawn', '4k3/p7/8/8/8/8/8/4KN2 w - - 0 1', 'white', true],
    ['one bishop against a rook', '4k2r/8/8/8/8/8/8/4KB2 w - - 0 1', 'white', false],
    ['one bishop against a knight', '4kn2/8/8/8/8/8/8/4KB2 w - - 0 1', 'white', true],
    ['a pawn', '4k3/8/8/8/8/8/P7/4K3 w - - 0 1', 'white', true],
  ] as const)('asks whether %s can ever mate', (_, fen, color, expected) => {
    expect(hasMatingMaterial(at(fen), color)).toBe(expected)
  })

  it('gives a draw when the other side could never mate', () => {
    const position = at('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1')
    expect(timeOutcome(position, 'white')).toEqual({ winner: undefined, reason: 'time' })
    expect(timeOutcome(position, 'black')).toEqual({ winner: 'white', reason: 'time' })
  })
})

it('writes results as PGN does', () => {
  const reason = 'time'
  expect(makeResult(undefined)).toBe('*')
  expect(makeResult({ winner: undefined, reason })).toBe('1/2-1/2')
  expect(makeResult({ winner: 'white', reason })).toBe('1-0')
  expect(makeResult({ winner: 'black', reason })).toBe('0-1')
})
