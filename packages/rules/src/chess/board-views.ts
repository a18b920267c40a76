import { attackersOf as attackersIn } from '../attack-sets.ts'
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

/** In the order of `squareOrder`. */
export function attackersOf(position: Position, target: RulesSquare, by: Color): Square[] {
  const attackers = attackersIn(position, target, findColor(by))
  return squareOrder.filter((square) => attackers.has(square)).map(nameSquare)
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
