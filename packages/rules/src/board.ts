import { countSquares, squaresOf } from './bits.ts'
import { allPieces, type Color, type Piece, type Role, roles } from './piece.ts'
import type { Square } from './square.ts'

/**
 * Sixteen halves of square sets: for the lower half of the board the six roles, then white, then black; the
 * same again, from index 8, for the upper half. A plain array, because V8 copies one faster than anything else
 * that can be indexed by a role.
 */
export type Board = readonly number[]

export const PAWN = 0
export const KNIGHT = 1
export const BISHOP = 2
export const ROOK = 3
export const QUEEN = 4
export const KING = 5
/** Index of White's pieces; Black's are the next. */
export const WHITE = 6
/** Added to an index, names the upper half. */
export const HI = 8

/** A literal, because V8 would treat an array made to a length as one with holes, and read it more slowly. */
export const emptyBoard = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

export const sideOf = (color: Color): number => (color === 'white' ? 0 : 1)

/** Index into `allPieces`, or -1 for an empty square. */
export function pieceIndexAt(board: Board, square: Square): number {
  const half = square < 32 ? 0 : HI
  const bit = 1 << (square & 31)
  const side = (board[half + WHITE]! & bit) !== 0 ? 0 : (board[half + WHITE + 1]! & bit) !== 0 ? 1 : -1
  if (side < 0) return -1
  let role = 0
  while ((board[half + role]! & bit) === 0) role++
  return side * 6 + role
}

export const pieceAt = (board: Board, square: Square): Piece | undefined =>
  allPieces[pieceIndexAt(board, square)]

export function putPiece(board: number[], square: Square, piece: Piece): void {
  const half = square < 32 ? 0 : HI
  const bit = 1 << (square & 31)
  for (let index = half; index < half + HI; index++) board[index]! &= ~bit
  board[half + roles.indexOf(piece.role)]! |= bit
  board[half + WHITE + sideOf(piece.color)]! |= bit
}

export function squaresWith(board: Board, color: Color, role: Role): Square[] {
  const side = WHITE + sideOf(color)
  const index = roles.indexOf(role)
  return squaresOf(board[side]! & board[index]!, board[side + HI]! & board[index + HI]!)
}

export function countPieces(board: Board, color: Color, role?: Role): number {
  const side = WHITE + sideOf(color)
  if (role === undefined) return countSquares(board[side]!, board[side + HI]!)
  const index = roles.indexOf(role)
  return countSquares(board[side]! & board[index]!, board[side + HI]! & board[index + HI]!)
}

/** Every piece with its square, a1 first. */
export function piecesOn(board: Board): { square: Square; piece: Piece }[] {
  const occupied = squaresOf(board[WHITE]! | board[WHITE + 1]!, board[WHITE + HI]! | board[WHITE + 1 + HI]!)
  return occupied.map((square) => ({ square, piece: pieceAt(board, square)! }))
}
