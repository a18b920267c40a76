import {
  attacksFrom,
  type Color,
  fileOf,
  isCastling,
  type PlacedPiece,
  type Position,
  rankOf,
  type Square,
  type SquareSet,
  squareAt,
  squaresBetween,
} from '@rookery/rules'
import type { Opens } from './motif.ts'
import { aheadOf, isPassed } from './passed.ts'
import { placed, type Scene } from './scene.ts'

/** A rook gets a square or two by any pawn that steps on its file. */
const leastSquares = ({ piece }: PlacedPiece): number => (piece.role === 'rook' ? 3 : 2)

/** The piece that gains most first, and after all a passed pawn that may step on. */
export function findOpenedLines(scene: Scene): Opens[] {
  const { before, after, us, move, from, to } = scene
  if (isCastling(move)) return []
  const pieces = [...after.squares(us).without(to)]
    .map((square): Opens => {
      const gained = reach(after, us, square).without(reach(before, us, square))
      const opened = [...gained].filter((each) => each === from || squaresBetween(square, each).has(from))
      return { kind: 'opens', by: placed(after, square), squares: opened.length }
    })
    .filter(({ by, squares }) => squares >= leastSquares(by))
    .sort((a, b) => b.squares - a.squares)
  return [...pieces, ...findFreedPawn(scene)]
}

/** The passed pawn that the moved piece stood before. */
function findFreedPawn({ after, us, from, to, moved }: Scene): Opens[] {
  const rank = rankOf(from) - aheadOf(moved)
  if (rank < 0 || rank >= after.variant.ranks) return []
  const square = squareAt(fileOf(from), rank)
  if (square === to || !after.squares(us, 'pawn').has(square)) return []
  const by = placed(after, square)
  return isPassed(after, by) ? [{ kind: 'opens', by, squares: 1 }] : []
}

/** Where the piece on a square could go, were it not for the king. */
const reach = (position: Position, us: Color, square: Square): SquareSet =>
  attacksFrom(position, square).without(position.squares(us))
