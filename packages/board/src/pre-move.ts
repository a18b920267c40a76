import {
  type Color,
  fileOf,
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
  const rooks = castlingRooks({ pieces, position }, from)
  const castlings = rooks.flatMap((rook) => [
    ...(variant.castling === 'chess960' ? [rook] : []),
    squareAt(rook > from ? 6 : 2, rankOf(from)),
  ])
  return [...new Set([...steps, ...castlings])].filter((goal) => goal !== from)
}

/** Whether a piece may be put there ahead of its turn. In standard chess the rook is taken as well, silently, as in a move. */
export const isPreMove = (placement: Placement, { from, to }: PreMove): boolean =>
  preMoveTargets(placement, from).includes(to) || castlingRooks(placement, from).includes(to)

function pawnCouldReach(variant: Variant, color: Color, from: Square, to: Square): boolean {
  const files = Math.abs(fileOf(to) - fileOf(from))
  const forward = (rankOf(to) - rankOf(from)) * (color === 'white' ? 1 : -1)
  if (forward === 1) return files <= 1
  const home = color === 'white' ? 1 : variant.ranks - 2
  return forward === 2 && files === 0 && variant.pawns.doubleStep && rankOf(from) === home
}

/** The rooks with which a king may still castle; none for any other piece. */
function castlingRooks({ pieces, position }: Pick<Placement, 'pieces' | 'position'>, king: Square): Square[] {
  const piece = pieces.get(king)
  if (piece?.role !== 'king' || !position) return []
  return position.castling.filter((rook) => pieces.get(rook)?.color === piece.color)
}
