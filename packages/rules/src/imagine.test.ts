import { describe, expect, it } from 'vitest'
import { makeFen, parsePosition, startPosition } from './fen.ts'
import { withTurn } from './imagine.ts'
import { unwrap } from './result.ts'
import { parseSquare } from './square.ts'
import { minichess } from './variants/index.ts'
import { withoutPiece } from './without-piece.ts'

const read = (fen: string) => unwrap(parsePosition(fen))
const square = (name: string) => parseSquare(name)!

describe('the position as if it were the other’s turn', () => {
  it('has everything else, but no en passant capture', () => {
    const position = read('4k3/8/8/2pP4/8/8/8/R3K3 w Q c6 3 9')
    expect(makeFen(withTurn(position, 'black'))).toBe('4k3/8/8/2pP4/8/8/8/R3K3 b Q - 3 9')
    expect(makeFen(position)).toBe('4k3/8/8/2pP4/8/8/8/R3K3 w Q c6 3 9')
  })

  it('is the position itself where it is that side’s turn', () => {
    const position = startPosition(minichess)
    expect(withTurn(position, 'white')).toBe(position)
  })

  it('may leave the side that waits in check', () => {
    const inCheck = read('4k3/8/8/8/8/8/8/4RK2 b - - 0 1')
    expect(withTurn(inCheck, 'white').countLegalMoves()).toBeGreaterThan(0)
  })
})

describe('the position without a piece', () => {
  it('has lost the right to castle with that rook', () => {
    const position = read('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
    expect(makeFen(withoutPiece(position, square('h1')))).toBe('r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1')
    expect(makeFen(withoutPiece(position, square('a8')))).toBe('4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1')
  })

  it('is the position itself where nothing stands', () => {
    const position = startPosition()
    expect(withoutPiece(position, square('e4'))).toBe(position)
  })

  it('keeps its kings', () => {
    expect(() => withoutPiece(startPosition(), square('e1'))).toThrow('the king on e1 cannot be taken off')
  })
})
