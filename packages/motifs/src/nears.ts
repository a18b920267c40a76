import {
  type Color,
  fileOf,
  isCapture,
  isCastling,
  opposite,
  type PlacedPiece,
  type Position,
  rankOf,
  type Square,
} from '@rookery/rules'
import type { Nears, Opposes } from './motif.ts'
import { isPassed } from './passed.ts'
import { placed, type Scene } from './scene.ts'
import { isKingInReach } from './sensible.ts'
import { worthOf } from './worth.ts'

/** A rook and a minor piece beside the pawns: with more on the board a king has to fear for itself. */
const MOST_PIECES = 8

/** How many steps a king needs from one square to another. */
export const stepsBetween = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)))

/** Whether neither side has more than that. */
export const isEnding = (position: Position): boolean =>
  (['white', 'black'] as const).every((side) => piecesOf(position, side) <= MOST_PIECES)

function piecesOf(position: Position, side: Color): number {
  let sum = 0
  for (const square of position.squares(side)) {
    const { role } = position.pieceAt(square)!
    if (role !== 'king' && role !== 'pawn') sum += worthOf(role)
  }
  return sum
}

const isWalk = ({ before, move, moved, us }: Scene): boolean =>
  moved.piece.role === 'king' &&
  !isCastling(move) &&
  !isCapture(before, move) &&
  !isKingInReach(before, us) &&
  (isEnding(before) || isBare(before, opposite(us)))

/** Whether a side has its king alone. */
const isBare = (position: Position, side: Color): boolean => position.count(side) === 1

/**
 * Pawns of the other side and passed ones of its own that a king comes nearer to in an ending, the nearest first; before them a bare
 * king that is hunted, with a rook's worth of pieces at least.
 */
export function findGoals(scene: Scene): Nears[] {
  const { after, us, them, from, to } = scene
  if (!isWalk(scene)) return []
  const isHunted = isBare(after, them) && piecesOf(after, us) >= worthOf('rook')
  const pawns = [...after.squares(us, 'pawn'), ...after.squares(them, 'pawn')]
    .map((square): PlacedPiece => placed(after, square))
    .filter((pawn) => pawn.piece.color === them || isPassed(after, pawn))
    .sort((a, b) => stepsBetween(to, a.square) - stepsBetween(to, b.square))
  const kings = isHunted ? [...after.squares(them)].map((square) => placed(after, square)) : []
  return [...kings, ...pawns]
    .filter(({ square }) => stepsBetween(to, square) < stepsBetween(from, square))
    .map((goal) => ({ kind: 'nears', goal }))
}

/** Kings face each other on a line with one square between, and only pawns beside them: whoever is to move has to give way. */
export function findOpposition(scene: Scene): Opposes[] {
  const { before, after, us, them, from, to } = scene
  const king = after.kingOf(them)
  if (!isWalk(scene) || king === undefined || king !== before.kingOf(them)) return []
  if (piecesOf(after, us) + piecesOf(after, them) > 0) return []
  return isFacing(to, king) && !isFacing(from, king) ? [{ kind: 'opposes' }] : []
}

const isFacing = (one: Square, other: Square): boolean =>
  stepsBetween(one, other) === 2 && (fileOf(one) === fileOf(other) || rankOf(one) === rankOf(other))
