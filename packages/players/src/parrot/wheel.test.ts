import type { MoveRow } from '@rookery/experience'
import { createRandom, type Move, makeSan, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { type Candidate, expectedWorth, moveAt, weighMoves } from './wheel.ts'

const start = startPosition()
const candidates: Candidate[] = start
  .legalMoves()
  .map((move) => ({ move, san: makeSan(start, move), isAsked: true }))

const row = (move: string, defensiveSum: number, offensiveSum: number, counter = 1): MoveRow => ({
  move,
  defensiveSum,
  offensiveSum,
  counter,
})

describe('the wheel', () => {
  it('shifts the least worth to one and squares, best first', () => {
    const { moves, total, seen } = weighMoves(
      candidates,
      [row('a3', -4, 0, 2), row('e4', 0, 6, 2), row('d4', 0, 0)],
      0,
    )
    expect(moves.map(({ san, worth, shifted, fitness }) => [san, worth, shifted, fitness])).toEqual([
      ['e4', 3, 6, 36],
      ['d4', 0, 3, 9],
      ['a3', -2, 1, 1],
    ])
    expect(moves.map(({ slice }) => slice)).toEqual([
      [0, 36],
      [36, 45],
      [45, 46],
    ])
    expect({ total, seen }).toEqual({ total: 46, seen: 5 })
  })

  it('gives moves of equal worth equal slices, in the order of their names', () => {
    const { moves, total } = weighMoves(candidates, [row('h3', 1, 1), row('b3', 4, 4, 4), row('a3', 0, 2)], 0)
    expect(moves.map(({ san, fitness }) => `${san} ${fitness}`)).toEqual(['a3 1', 'b3 1', 'h3 1'])
    expect(total).toBe(3)
  })

  it('does not turn on the order in which a store gives its rows', () => {
    const rows = [row('a3', 1, 1), row('b3', 2, 0), row('h3', -1, 0), row('e4', 7, 1, 4)]
    const turned = weighMoves(candidates, [...rows].reverse(), 0.3)
    expect(turned).toEqual(weighMoves(candidates, rows, 0.3))
  })

  it('passes over rows that name no legal move', () => {
    expect(weighMoves(candidates, [row('Qh5', 900, 900)], 0)).toEqual({ seen: 0, moves: [], total: 0 })
  })

  it('shows what is known of moves that were not asked about, but gives them no slice', () => {
    const only = candidates.map((candidate) => ({ ...candidate, isAsked: candidate.san === 'a3' }))
    const { moves, total } = weighMoves(only, [row('a3', 0, 0), row('e4', 1, 0)], 0)
    expect(moves.map(({ san, slice }) => [san, slice])).toEqual([
      ['e4', null],
      ['a3', [0, 1]],
    ])
    expect(total).toBe(1)
  })

  it('while it explores, draws unknown moves at the mean of the known and prefers what was seen less', () => {
    const { moves } = weighMoves(candidates, [row('a3', 0, 0, 50), row('e4', 0, 8 * 2, 2)], 0.5)
    expect(moves).toHaveLength(20)
    const bySan = new Map(moves.map((move) => [move.san, move]))
    const bonus = (counter: number) => 0.5 * 9 * Math.sqrt(Math.log(53) / (1 + counter))
    expect(bySan.get('a3')).toMatchObject({ worth: 0, bonus: bonus(50) })
    expect(bySan.get('e4')).toMatchObject({ worth: 8, bonus: bonus(2) })
    expect(bySan.get('h4')).toMatchObject({ row: null, worth: 4, bonus: bonus(0) })
    expect(moves.at(-1)).toMatchObject({ san: 'a3', shifted: 1 })
  })

  it('is drawn from in proportion to the fitness', () => {
    const { moves, total } = weighMoves(candidates, [row('a3', 0, 0), row('e4', 1, 1)], 0)
    const random = createRandom(1)
    const counts = new Map<Move, number>()
    for (let draw = 0; draw < 10_000; draw++) {
      const { move } = moveAt(moves, random.next() * total)!
      counts.set(move, (counts.get(move) ?? 0) + 1)
    }
    expect(counts.get(moves[0]!.move)! / 10_000).toBeCloseTo(0.9, 1)
    expect(moveAt(moves, 0)?.san).toBe('e4')
    expect(moveAt(moves, 9)?.san).toBe('a3')
    expect(moveAt(moves, 10)).toBeUndefined()
  })

  it('expects what its slices are worth', () => {
    expect(expectedWorth(weighMoves(candidates, [row('a3', -2, 0), row('e4', 0, 0)], 0))).toBeCloseTo(-0.2)
  })
})
