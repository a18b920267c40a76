import {
  attacksFrom,
  type Color,
  isCastling,
  type PlacedPiece,
  type Position,
  type Square,
  type SquareSet,
  squaresBetween,
} from '@rookery/rules'
import type { Opens } from './motif.ts'
import { placed, type Scene } from './scene.ts'

/** A rook gets a square or two by any pawn that steps on its file. */
const leastSquares = ({ piece }: PlacedPiece): number => (piece.role === 'rook' ? 3 : 2)

/** The piece that gains most first. */
export function findOpenedLines({ before, after, us, move, from, to }: Scene): Opens[] {
  if (isCastling(move)) return []
  return [...after.squares(us).without(to)]
    .map((square): Opens => {
      const gained = reach(after, us, square).without(reach(before, us, square))
      const opened = [...gained].filter((each) => each === from || squaresBetween(square, each).has(from))
      return { kind: 'opens', by: placed(after, square), squares: opened.length }
    })
    .filter(({ by, squares }) => squares >= leastSquares(by))
    .sort((a, b) => b.squares - a.squares)
}

/** Where the piece on a square could go, were it not for the king. */
const reach = (position: Position, us: Color, square: Square): SquareSet =>
  attacksFrom(position, square).without(position.squares(us))
