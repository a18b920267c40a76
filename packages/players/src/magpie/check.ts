import {
  type Color,
  capturedPiece,
  fileOf,
  type Move,
  moveFrom,
  moveRole,
  moveTo,
  opposite,
  type Position,
  rankOf,
  type Square,
} from '@rookery/rules'
import type { Exposure } from './thought.ts'

/** Whether a king stands attacked, by whatever name the variant knows it. */
export function isKingInReach(position: Position, color: Color): boolean {
  const king = position.kingOf(color)
  return king !== undefined && position.isAttacked(king, opposite(color))
}

/**
 * The moves that leave the own king out of reach. Where kings may be taken, the others are legal too, but whoever
 * plays one loses at once; so pins hold there as well.
 */
export function safeMoves(position: Position): Move[] {
  const moves = position.legalMoves()
  if (position.variant.king === 'checked') return moves
  return moves.filter((move) => !isKingInReach(position.play(move), position.turn))
}

/** What a move does to the king of the side that is now to move. */
export function findExposure(position: Position): Exposure {
  const { turn } = position
  if (!isKingInReach(position, turn)) return { exposing: false, exposed: false }
  const king = position.kingOf(turn)!
  const exposed = safeMoves(position).some(
    (move) =>
      moveRole(move) === 'king' &&
      capturedPiece(position, move) !== undefined &&
      attacksNeighbour(position, moveTo(move), king),
  )
  return { exposing: true, exposed }
}

/** Whether the piece on a square attacks the one beside it: so near, nothing can stand between. */
function attacksNeighbour(position: Position, from: Square, to: Square): boolean {
  const { role, color } = position.pieceAt(from)!
  const isDiagonal = fileOf(from) !== fileOf(to) && rankOf(from) !== rankOf(to)
  switch (role) {
    case 'queen':
    case 'king':
      return true
    case 'rook':
      return !isDiagonal
    case 'bishop':
      return isDiagonal
    case 'pawn':
      return isDiagonal && rankOf(to) - rankOf(from) === (color === 'white' ? 1 : -1)
    case 'knight':
      return false
  }
}

/** The captures of the piece on a square, which en passant takes from beside it. */
export const capturesOf = (position: Position, target: Square): Move[] =>
  safeMoves(position).filter((move) => capturedSquare(position, move) === target)

function capturedSquare(position: Position, move: Move): Square | undefined {
  if (capturedPiece(position, move) === undefined) return undefined
  const to = moveTo(move)
  return position.pieceAt(to) ? to : (moveFrom(move) & 56) | fileOf(to)
}
