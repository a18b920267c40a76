import { type Move, Position, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { writeKey } from './key.ts'
import { Memory } from './memory.ts'
import { TranspositionTable } from './transposition-table.ts'

const keyOf = (position: Position) => {
  const key = new Int32Array(2)
  writeKey(position, key)
  return key
}
const keyOfFen = (fen: string) => keyOf(lineFrom(fen).position).join()

describe('the key of a position', () => {
  it.each([
    ['side to move', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', '4k3/8/8/8/8/8/8/4K3 b - - 0 1'],
    ['castling rights', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', '4k3/8/8/8/8/8/8/R3K2R w K - 0 1'],
    ['en passant', '4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1', '4k3/8/8/2pP4/8/8/8/4K3 w - - 0 1'],
    ['a piece', '4k3/8/8/8/8/8/N7/4K3 w - - 0 1', '4k3/8/8/8/8/8/B7/4K3 w - - 0 1'],
    ['a colour', '4k3/8/8/8/8/8/N7/4K3 w - - 0 1', '4k3/8/8/8/8/8/n7/4K3 w - - 0 1'],
  ])('changes with %s', (_, one, other) => {
    expect(keyOfFen(one)).not.toBe(keyOfFen(other))
  })

  it('does not depend on the clocks', () => {
    expect(keyOfFen('4k3/8/8/8/8/8/8/4K3 w - - 0 1')).toBe(keyOfFen('4k3/8/8/8/8/8/8/4K3 w - - 7 30'))
  })

  it('is the same for the same position and differs otherwise, over random games', () => {
    const seen = new Map<string, string>()
    for (const { positions } of randomLines(60, 1))
      for (const { board, turn, castling, epSquare, ...rest } of positions) {
        const facts = [board, turn, castling, epSquare].join()
        const position = new Position(
          rest.variant,
          board,
          turn,
          rest.castlingLo,
          rest.castlingHi,
          epSquare,
          0,
          1,
        )
        const key = keyOf(position).join()
        expect(seen.get(key) ?? facts).toBe(facts)
        seen.set(key, facts)
      }
    expect(seen.size).toBeGreaterThan(1000)
  })
})

describe('the transposition table', () => {
  const key = Int32Array.of(12, 34)
  const node = { move: 5 as Move }
  const stored = (value: number, alpha: number, beta: number) => {
    const table = new TranspositionTable<typeof node>(64)
    table.store(key, 3, value, alpha, beta, [node])
    return table
  }

  it('answers with an exact value and its line', () => {
    expect(stored(7, 0, 10).find(key, 3, -100, 100)).toEqual({ value: 7, line: [node] })
  })

  it('answers only for the depth that was searched', () => {
    expect(stored(7, 0, 10).find(key, 2, -100, 100)).toBeUndefined()
    expect(stored(7, 0, 10).find(key, 4, -100, 100)).toBeUndefined()
  })

  it('takes a cut-off value for the bound it is', () => {
    const atLeast = stored(10, 0, 10)
    expect(atLeast.find(key, 3, 0, 10)?.value).toBe(10)
    expect(atLeast.find(key, 3, 0, 11)).toBeUndefined()
    const atMost = stored(0, 0, 10)
    expect(atMost.find(key, 3, 0, 10)?.value).toBe(0)
    expect(atMost.find(key, 3, -1, 10)).toBeUndefined()
  })

  it('does not take another position in the same place for the one it knows', () => {
    const table = stored(7, 0, 10)
    expect(table.find(Int32Array.of(12 + 64, 34), 3, -100, 100)).toBeUndefined()
    expect(table.find(Int32Array.of(12, 35), 3, -100, 100)).toBeUndefined()
  })
})

describe('the memory of moves', () => {
  it('lists the moves of a position once, and then recalls them', () => {
    const memory = new Memory()
    const position = startPosition()
    expect(memory.moves(position)).toEqual(position.legalMoves())
    expect(memory.hits).toBe(0)
    expect(memory.moves(lineFrom(position.variant.startFen).position)).toEqual(position.legalMoves())
    expect(memory.hits).toBe(1)
  })

  it('evaluates a position once', () => {
    const memory = new Memory()
    expect(memory.evaluation(startPosition(), () => 4)).toBe(4)
    expect(memory.evaluation(startPosition(), () => 5)).toBe(4)
  })
})
