import { standard, type Variant } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { lineFrom, randomLines } from '../testing/random-lines.ts'
import { bareKingSteps, bareKingWorth, explainBareKing } from './bare-king.ts'

const { edge, corner, near, ownEdge } = bareKingWorth

const at = (fen: string, variant: Variant = standard) => lineFrom(fen, variant).position

describe('the hunt for a bare king', () => {
  it.each([
    ['in the middle', '8/8/8/3k4/8/8/8/Q6K w - - 0 1', near * (14 - 8 + 7 - 4) - 3 * ownEdge],
    ['at the edge', '3k4/8/8/8/8/8/8/Q6K w - - 0 1', 3 * edge + near * (14 - 11 + 7 - 7) - 3 * ownEdge],
    [
      'in the corner',
      'k7/8/1K6/8/8/8/8/7Q b - - 0 1',
      3 * edge + 3 * corner + near * (14 - 3 + 7 - 2) - 2 * ownEdge,
    ],
    [
      "hunted by Black's rook",
      'r6k/8/8/8/8/8/8/4K3 w - - 0 1',
      -(3 * edge + near * (14 - 10 + 7 - 7) - 3 * ownEdge),
    ],
    ['hunted by bishop and knight', '8/8/8/3k4/8/8/8/BN5K w - - 0 1', near * (14 - 8 + 7 - 4) - 3 * ownEdge],
  ])('counts a king %s', (_, fen, steps) => {
    expect(bareKingSteps(at(fen))).toBe(steps)
  })

  it.each([
    ['both sides have pieces', '8/8/8/3k4/8/8/7p/Q6K w - - 0 1'],
    ['a pawn has to promote first', '8/8/8/3k4/8/8/P7/7K w - - 0 1'],
    ['two knights cannot force a mate', '8/8/8/3k4/8/8/8/NN5K w - - 0 1'],
    ['nobody has anything', '8/8/8/3k4/8/8/8/7K w - - 0 1'],
  ])('is silent where %s', (_, fen) => {
    expect(bareKingSteps(at(fen))).toBe(0)
    expect(explainBareKing(at(fen), 10)).toEqual([])
  })

  it('is told as a term of its own, king by king', () => {
    const position = at('r6k/8/8/8/8/8/8/4K3 w - - 0 1')
    expect(explainBareKing(position, 10)).toEqual([
      {
        name: 'bare king',
        value: 10 * bareKingSteps(position),
        squares: [
          { square: 4, piece: { color: 'white', role: 'king' }, value: -10 * 3 * edge },
          { square: 63, piece: { color: 'black', role: 'king' }, value: -10 * (near * 4 - 3 * ownEdge) },
        ],
      },
    ])
  })

  it('does not change the value of a game in its middle', () => {
    for (const { position } of randomLines(100, 2, standard, 60)) expect(bareKingSteps(position)).toBe(0)
  })
})
