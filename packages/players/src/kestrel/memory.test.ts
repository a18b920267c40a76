import { type Move, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { lineFrom } from '../testing/random-lines.ts'
import { Memory } from './memory.ts'
import { TranspositionTable } from './transposition-table.ts'

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
