import { describe, expect, it } from 'vitest'
import { makeFen, parsePosition, startPosition } from './fen.ts'
import { isCastling, isEnPassant, moveFrom, movePromotion, moveRole, moveTo } from './move.ts'
import { capturedPiece, isCapture, type Position, samePosition } from './position.ts'
import { unwrap } from './result.ts'
import { parseSan } from './san.ts'
import { parseSquare } from './square.ts'
import { chess960, standard } from './variants/index.ts'
import type { Variant } from './variants/variant.ts'

const at = (fen: string, variant: Variant = standard) => unwrap(parsePosition(fen, variant))

const after = (position: Position, ...sans: string[]) =>
  sans.reduce((now, san) => now.play(unwrap(parseSan(now, san))), position)

const square = (name: string) => parseSquare(name)!

describe('Position', () => {
  it('is not changed by playing from it', () => {
    const position = startPosition()
    for (const move of position.legalMoves()) position.play(move)
    expect(makeFen(position)).toBe(standard.startFen)
  })

  it('lists all 218 moves of the richest legal position', () => {
    expect(at('R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1').legalMoves()).toHaveLength(218)
  })

  it('tells its pieces', () => {
    const position = at('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')
    expect(position.pieceAt(square('e2'))).toEqual({ color: 'white', role: 'pawn' })
    expect(position.pieceAt(square('e4'))).toBeUndefined()
    expect(position.pieces().map((entry) => entry.square)).toEqual(['e1', 'e2', 'e8'].map(square))
    expect(position.kingOf('black')).toBe(square('e8'))
  })

  it('counts plies from the move number', () => {
    expect(startPosition().ply).toBe(0)
    expect(after(startPosition(), 'e4', 'e5', 'Nf3').ply).toBe(3)
  })

  it('loses castling rights when king or rook moves and when the rook is taken', () => {
    const position = at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
    expect(makeFen(after(position, 'Kd1'))).toContain(' b kq ')
    expect(makeFen(after(position, 'Rb1'))).toContain(' b Kkq ')
    expect(makeFen(after(position, 'Rxa8+'))).toContain(' b Kk ')
    expect(makeFen(after(position, 'O-O'))).toContain(' b kq ')
  })

  it('finds castling by the king’s goal and by the rook, but a king’s step first', () => {
    const normal = at('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    const castling = normal.findMove(square('e1'), square('g1'))!
    expect(isCastling(castling)).toBe(true)
    expect(normal.findMove(square('e1'), square('h1'))).toBe(castling)
    expect(moveTo(castling)).toBe(square('g1'))
    const beside = at('4k3/8/8/8/8/8/8/5K1R w H - 0 1', chess960)
    expect(isCastling(beside.findMove(square('f1'), square('g1'))!)).toBe(false)
    expect(isCastling(beside.findMove(square('f1'), square('h1'))!)).toBe(true)
  })

  it('finds a promotion only by its role', () => {
    const position = at('4k3/P7/8/8/8/8/8/4K3 w - - 0 1')
    expect(position.findMove(square('a7'), square('a8'))).toBeUndefined()
    const move = position.findMove(square('a7'), square('a8'), 'knight')!
    expect([moveRole(move), movePromotion(move), moveFrom(move)]).toEqual(['pawn', 'knight', square('a7')])
  })

  it('knows what a move takes', () => {
    const position = at('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')
    const passing = position.findMove(square('e5'), square('d6'))!
    expect(isEnPassant(passing)).toBe(true)
    expect(capturedPiece(position, passing)).toEqual({ color: 'black', role: 'pawn' })
    expect(isCapture(position, position.findMove(square('e5'), square('e6'))!)).toBe(false)
    const castling = at('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(isCapture(castling, castling.findMove(square('e1'), square('g1'))!)).toBe(false)
  })
})

describe('samePosition', () => {
  it('sees through clocks and move numbers', () => {
    const start = startPosition()
    expect(samePosition(start, after(start, 'Nf3', 'Nf6', 'Ng1', 'Ng8'))).toBe(true)
  })

  it('minds turn and castling rights', () => {
    const start = at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
    expect(samePosition(start, after(start, 'Rb1', 'Rb8', 'Ra1', 'Ra8'))).toBe(false)
    expect(samePosition(at('4k3/8/8/8/8/8/8/R3K3 w - - 0 1'), at('4k3/8/8/8/8/8/8/R3K3 b - - 0 1'))).toBe(
      false,
    )
  })

  it('minds en passant only where the capture is legal', () => {
    const legal = '4k3/8/8/8/3pP3/8/8/4K3 b - '
    expect(samePosition(at(`${legal}e3 0 1`), at(`${legal}- 0 1`))).toBe(false)
    const pinned = '8/8/8/8/k2pP2R/8/8/4K3 b - '
    expect(samePosition(at(`${pinned}e3 0 1`), at(`${pinned}- 0 1`))).toBe(true)
  })
})
