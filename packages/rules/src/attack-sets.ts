import {
  antidiagonalSlide,
  BLACK_PAWN_STEPS,
  diagonalSlide,
  fileSlide,
  KING_STEPS,
  KNIGHT_STEPS,
  LINE,
  pairIndex,
  pairs,
  rankSlide,
  slides,
  steps,
  WHITE_PAWN_STEPS,
} from './attacks.ts'
import { checkPosition } from './check-position.ts'
import { type Color, opposite, type Piece } from './piece.ts'
import type { Position } from './position.ts'
import { refuse } from './refuse.ts'
import { checkSquare, type Square } from './square.ts'
import { SquareSet } from './square-set.ts'

/*
 * What a piece attacks, by its square and, for a slider, by what is occupied. They see the whole 8x8 frame: on a smaller
 * board intersect them with `variant.squares`, as `attacksFrom` does.
 */

function stepSet(start: number, square: Square): SquareSet {
  checkSquare(square)
  return SquareSet.halves(steps[start + 2 * square]!, steps[start + 2 * square + 1]!)
}

function checkSlide(square: Square, occupied: SquareSet): void {
  checkSquare(square)
  if (typeof (occupied as SquareSet | undefined)?.lo !== 'number')
    refuse('a slider', 'a SquareSet of what is occupied', occupied)
}

const slideSet = (one: number, other: number): SquareSet =>
  SquareSet.halves(slides[one]! | slides[other]!, slides[one + 1]! | slides[other + 1]!)

/** Where a pawn of this colour takes. */
export const pawnAttacks = (color: Color, square: Square): SquareSet =>
  stepSet(color === 'white' ? WHITE_PAWN_STEPS : BLACK_PAWN_STEPS, square)

export const knightAttacks = (square: Square): SquareSet => stepSet(KNIGHT_STEPS, square)

export const kingAttacks = (square: Square): SquareSet => stepSet(KING_STEPS, square)

export function bishopAttacks(square: Square, occupied: SquareSet): SquareSet {
  checkSlide(square, occupied)
  const { lo, hi } = occupied
  return slideSet(diagonalSlide(square, lo, hi), antidiagonalSlide(square, lo, hi))
}

export function rookAttacks(square: Square, occupied: SquareSet): SquareSet {
  checkSlide(square, occupied)
  const { lo, hi } = occupied
  return slideSet(rankSlide(square, lo, hi), fileSlide(square, lo, hi))
}

export const queenAttacks = (square: Square, occupied: SquareSet): SquareSet =>
  bishopAttacks(square, occupied).union(rookAttacks(square, occupied))

export function pieceAttacks(piece: Piece, square: Square, occupied: SquareSet): SquareSet {
  switch ((piece as Piece | undefined)?.role) {
    case 'pawn':
      return pawnAttacks(piece.color, square)
    case 'knight':
      return knightAttacks(square)
    case 'bishop':
      return bishopAttacks(square, occupied)
    case 'rook':
      return rookAttacks(square, occupied)
    case 'queen':
      return queenAttacks(square, occupied)
    case 'king':
      return kingAttacks(square)
    default:
      return refuse('pieceAttacks', 'a piece { color, role }', piece)
  }
}

/** The squares strictly between two on one line; none where they share no line. */
export function squaresBetween(a: Square, b: Square): SquareSet {
  checkSquare(a)
  checkSquare(b)
  const at = pairIndex(a, b)
  return SquareSet.halves(pairs[at]!, pairs[at + 1]!)
}

/** The whole rank, file or diagonal through two squares; empty where they share none. */
export function lineThrough(a: Square, b: Square): SquareSet {
  checkSquare(a)
  checkSquare(b)
  const at = pairIndex(a, b) + LINE
  return SquareSet.halves(pairs[at]!, pairs[at + 1]!)
}

/** What the piece on a square attacks, own pieces that it guards with them; nothing from an empty square. */
export function attacksFrom(position: Position, square: Square): SquareSet {
  checkPosition('attacksFrom', position)
  checkSquare(square)
  const piece = position.pieceAt(square)
  if (!piece) return SquareSet.of()
  return pieceAttacks(piece, square, position.squares()).intersect(position.variant.squares)
}

/**
 * The pieces of a colour that attack a square. With another `occupied` the board is seen as if only those squares were
 * taken, which finds what stands behind a piece.
 */
export function attackersOf(position: Position, square: Square, by: Color, occupied?: SquareSet): SquareSet {
  checkPosition('attackersOf', position)
  checkSquare(square)
  const taken = occupied ?? position.squares()
  const queens = position.squares(by, 'queen')
  // A pawn takes from where an enemy pawn on this square would take to.
  return pawnAttacks(opposite(by), square)
    .intersect(position.squares(by, 'pawn'))
    .union(knightAttacks(square).intersect(position.squares(by, 'knight')))
    .union(kingAttacks(square).intersect(position.squares(by, 'king')))
    .union(bishopAttacks(square, taken).intersect(position.squares(by, 'bishop').union(queens)))
    .union(rookAttacks(square, taken).intersect(position.squares(by, 'rook').union(queens)))
    .intersect(taken)
}

/** The pieces that give check; none in a variant whose king may be taken. */
export function checkersOf(position: Position): SquareSet {
  checkPosition('checkersOf', position)
  if (!position.isCheck()) return SquareSet.of()
  return attackersOf(position, position.kingOf(position.turn)!, opposite(position.turn))
}
