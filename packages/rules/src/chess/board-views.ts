import { isAttacked } from '../attacks.ts'
import { hiBit, loBit } from '../bits.ts'
import { HI, sideOf, WHITE as WHITE_PIECES } from '../board.ts'
import { makePiece } from '../piece.ts'
import type { Position } from '../position.ts'
import type { Square as RulesSquare } from '../square.ts'
import {
  type Color,
  findColor,
  nameColor,
  nameRole,
  nameSquare,
  type Piece,
  type Square,
  squareOrder,
} from './names.ts'

export function pieceOn(position: Position, square: RulesSquare): Piece | undefined {
  const piece = position.pieceAt(square)
  return piece && { type: nameRole(piece.role), color: nameColor(piece.color) }
}

export const squaresOfPiece = (position: Position, { type, color }: Piece): Square[] =>
  squareOrder
    .filter((square) => {
      const piece = pieceOn(position, square)
      return piece?.type === type && piece.color === color
    })
    .map(nameSquare)

/** Where pieces of a colour stand that attack the square, each looked at by itself. */
export function attackersOf({ board }: Position, target: RulesSquare, by: Color): Square[] {
  const side = sideOf(findColor(by))
  const occupiedLo = board[WHITE_PIECES]! | board[WHITE_PIECES + 1]!
  const occupiedHi = board[WHITE_PIECES + HI]! | board[WHITE_PIECES + 1 + HI]!
  return squareOrder
    .filter((square) => {
      const lo = board[WHITE_PIECES + side]! & loBit(square)
      const hi = board[WHITE_PIECES + side + HI]! & hiBit(square)
      return (lo | hi) !== 0 && isAttacked(board, target, side, lo, hi, occupiedLo, occupiedHi)
    })
    .map(nameSquare)
}

type Cell = (Piece & { square: Square }) | null

/** Rank 8 first. */
export function boardRows(position: Position): Cell[][] {
  const cells = squareOrder.map((square): Cell => {
    const piece = pieceOn(position, square)
    return piece ? { square: nameSquare(square), ...piece } : null
  })
  return Array.from({ length: 8 }, (_, row) => cells.slice(row * 8, row * 8 + 8))
}

export function drawBoard(position: Position): string {
  const edge = '   +------------------------+'
  const rows = Array.from({ length: 8 }, (_, row) => {
    const signs = squareOrder.slice(row * 8, row * 8 + 8).map((square) => {
      const piece = position.pieceAt(square)
      return ` ${piece ? makePiece(piece) : '.'} `
    })
    return ` ${8 - row} |${signs.join('')}|`
  })
  return [edge, ...rows, edge, '     a  b  c  d  e  f  g  h'].join('\n')
}
