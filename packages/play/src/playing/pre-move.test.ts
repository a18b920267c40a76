import { makeSan, type Position, parsePosition, parseSquare, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { playablePreMove } from './pre-move.ts'

const at = (name: string) => parseSquare(name)!
const positionOf = (fen: string): Position => unwrap(parsePosition(fen))

describe('a pre-move when its turn comes', () => {
  it('is the legal move between its squares', () => {
    const move = playablePreMove(startPosition(), { from: at('g1'), to: at('f3') })!
    expect(makeSan(startPosition(), move)).toBe('Nf3')
  })

  it('makes a queen of a pawn', () => {
    const position = positionOf('8/4P3/8/8/8/k7/8/4K3 w - - 0 1')
    const move = playablePreMove(position, { from: at('e7'), to: at('e8') })!
    expect(makeSan(position, move)).toBe('e8=Q')
  })

  it('is nothing when it is not legal', () => {
    expect(playablePreMove(startPosition(), { from: at('e2'), to: at('d3') })).toBeUndefined()
  })
})
