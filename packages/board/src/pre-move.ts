import {
  type Color,
  fileOf,
  type Move,
  type Piece,
  type Position,
  type Role,
  rankOf,
  type Square,
  squareAt,
  type Variant,
} from '@rookery/rules'
import { squareRows } from './geometry.ts'
import type { Placement } from './state.ts'

/** A move the person makes ahead of their turn; what a pawn becomes is always a queen. */
export interface PreMove {
  readonly from: Square
  readonly to: Square
}

/** The legal move a pre-move has become now that it is the person's turn, or undefined when it has become none. */
export function playablePreMove(position: Position, { from, to }: PreMove): Move | undefined {
  return position.findMove(from, to) ?? position.findMove(from, to, 'queen')
}

/**
 * Where a piece might go once the other side has moved: its steps on an empty board, since any piece in the way may
 * be gone by then, and any square it reaches may hold something to take.
 */
export function preMoveTargets({ variant, pieces, position }: Placement, from: Square): Square[] {
  const piece = pieces.get(from)
  if (!piece) return []
  const reach = squareRows(variant, 'white')
    .flat()
    .filter((to) => to !== from && couldReach(variant, piece, from, to))
  return piece.role === 'king' && position
    ? [...new Set([...reach, ...castlingGoals(position, piece.color, from)])]
    : reach
}

function couldReach(variant: Variant, { color, role }: Piece, from: Square, to: Square): boolean {
  const files = Math.abs(fileOf(to) - fileOf(from))
  const ranks = Math.abs(rankOf(to) - rankOf(from))
  return role === 'pawn' ? pawnCouldReach(variant, color, from, to) : steps[role](files, ranks)
}

const isStraight = (files: number, ranks: number): boolean => files === 0 || ranks === 0
const isDiagonal = (files: number, ranks: number): boolean => files === ranks

const steps: Readonly<Record<Exclude<Role, 'pawn'>, (files: number, ranks: number) => boolean>> = {
  knight: (files, ranks) => files * ranks === 2,
  bishop: isDiagonal,
  rook: isStraight,
  queen: (files, ranks) => isStraight(files, ranks) || isDiagonal(files, ranks),
  king: (files, ranks) => Math.max(files, ranks) === 1,
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
