import { countSquares, squaresOf } from './bits.ts'
import { allPieces, type Color, type Piece, type Role, roles } from './piece.ts'
import { refuse } from './refuse.ts'
import { isSquare, refuseSquare, type Square } from './square.ts'

declare const inside: unique symbol

/** What stands on which square. Only this library looks inside: others read it by `piecesOn`, and make it by `createBoard`. */
export interface Board {
  readonly [inside]: 'Board'
}

/**
 * Sixteen halves of square sets: for the lower half of the board the six roles, then white, then black; the
 * same again, from index 8, for the upper half. A plain array, because V8 copies one faster than anything else
 * that can be indexed by a role.
 */
export type Masks = readonly number[]

export const masksOf = (board: Board): Masks => board as unknown as Masks
export const boardOf = (masks: Masks): Board => masks as unknown as Board

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
export const emptyMasks = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

export const sideOf = (color: Color): number => (color === 'white' ? 0 : 1)

/** Index into `allPieces`, or -1 for an empty square. */
export function pieceIndexAt(masks: Masks, square: Square): number {
  const half = square < 32 ? 0 : HI
  const bit = 1 << (square & 31)
  const side = (masks[half + WHITE]! & bit) !== 0 ? 0 : (masks[half + WHITE + 1]! & bit) !== 0 ? 1 : -1
  if (side < 0) return -1
  let role = 0
  while ((masks[half + role]! & bit) === 0) role++
  return side * 6 + role
}

export const pieceAt = (masks: Masks, square: Square): Piece | undefined =>
  allPieces[pieceIndexAt(masks, square)]

function putPiece(masks: number[], square: Square, piece: Piece): void {
  const half = square < 32 ? 0 : HI
  const bit = 1 << (square & 31)
  for (let index = half; index < half + HI; index++) masks[index]! &= ~bit
  masks[half + roles.indexOf(piece.role)]! |= bit
  masks[half + WHITE + sideOf(piece.color)]! |= bit
}

export function squaresWith(masks: Masks, color: Color, role: Role): Square[] {
  const side = WHITE + sideOf(color)
  const index = roles.indexOf(role)
  return squaresOf(masks[side]! & masks[index]!, masks[side + HI]! & masks[index + HI]!)
}

export function countPieces(masks: Masks, color: Color, role?: Role): number {
  const side = WHITE + sideOf(color)
  if (role === undefined) return countSquares(masks[side]!, masks[side + HI]!)
  const index = roles.indexOf(role)
  return countSquares(masks[side]! & masks[index]!, masks[side + HI]! & masks[index + HI]!)
}

export interface PlacedPiece {
  readonly square: Square
  readonly piece: Piece
}

/** A board with these pieces. Of two on one square the later one stands there; throws at what is no square. */
export function createBoard(pieces: Iterable<PlacedPiece>): Board {
  const masks = emptyMasks()
  for (const { square, piece } of pieces) {
    if (!isSquare(square)) refuseSquare(square)
    putPiece(masks, square, piece)
  }
  return boardOf(masks)
}

/** Every piece with its square, a1 first. */
export function piecesOn(board: Board): PlacedPiece[] {
  const masks = masksOf(board)
  if (!Array.isArray(masks)) refuse('piecesOn', 'a board, as a Position or Setup has it', board)
  const occupied = squaresOf(masks[WHITE]! | masks[WHITE + 1]!, masks[WHITE + HI]! | masks[WHITE + 1 + HI]!)
  return occupied.map((square) => ({ square, piece: pieceAt(masks, square)! }))
}
