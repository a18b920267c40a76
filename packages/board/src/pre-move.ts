import {
  type Color,
  fileOf,
  type Position,
  pieceAttacks,
  rankOf,
  type Square,
  SquareSet,
  squareAt,
  type Variant,
} from '@rookery/rules'
import type { Placement } from './state.ts'

/** A move the person makes ahead of their turn; what a pawn becomes is always a queen. */
export interface PreMove {
  readonly from: Square
  readonly to: Square
}

/**
 * Where a piece might go once the other side has moved: its steps on an empty board, since any piece in the way may
 * be gone by then, and any square it reaches may hold something to take.
 */
export function preMoveTargets({ variant, pieces, position }: Placement, from: Square): Square[] {
  const piece = pieces.get(from)
  if (!piece) return []
  const steps =
    piece.role === 'pawn'
      ? [...variant.squares].filter((to) => pawnCouldReach(variant, piece.color, from, to))
      : [...pieceAttacks(piece, from, SquareSet.of()).intersect(variant.squares)]
  const castlings = piece.role === 'king' && position ? castlingGoals(position, piece.color, from) : []
  return [...new Set([...steps, ...castlings])]
}

function pawnCouldReach(variant: Variant, color: Color, from: Square, to: Square): boolean {
  const files = Math.abs(fileOf(to) - fileOf(from))
  const forward = (rankOf(to) - rankOf(from)) * (color === 'white' ? 1 : -1)
  if (forward === 1) return files <= 1
  const home = color === 'white' ? 1 : variant.ranks - 2
  return forward === 2 && files === 0 && variant.pawns.doubleStep && rankOf(from) === home
}

/** The king's goal squares, and the rooks themselves where one castles by pointing at them. */
function castlingGoals(position: Position, color: Color, king: Square): Square[] {
  return position.castling
    .filter((rook) => position.pieceAt(rook)?.color === color)
    .flatMap((rook) => [
      ...(position.variant.castling === 'chess960' ? [rook] : []),
      squareAt(rook > king ? 6 : 2, rankOf(king)),
    ])
    .filter((goal) => goal !== king)
}
