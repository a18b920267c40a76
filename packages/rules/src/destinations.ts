import { checkPosition } from './check-position.ts'
import { isCastling, moveFrom, moveTo, storedTo } from './move.ts'
import type { Position } from './position.ts'
import { makeSquare, type Square } from './square.ts'
import { SquareSet } from './square-set.ts'

/**
 * Where each piece of the side to move can go, by the square that it stands on; pieces without a move are left out. A king
 * that may castle can go to the square where it ends and to its rook's: `findMove` understands both.
 */
export function legalDestinations(position: Position): Map<Square, SquareSet> {
  checkPosition('legalDestinations', position)
  const destinations = new Map<Square, SquareSet>()
  for (const move of position.legalMoves()) {
    const from = moveFrom(move)
    const known = destinations.get(from) ?? SquareSet.of()
    const goals = isCastling(move) ? withCastling(moveTo(move), storedTo(move), from) : [moveTo(move)]
    destinations.set(from, known.union(SquareSet.from(goals)))
  }
  return destinations
}

/** In Chess960 a king may end where it stands: no board can ask for that move, so the rook's square stands for it alone. */
const withCastling = (to: Square, rook: Square, king: Square): Square[] => (to === king ? [rook] : [to, rook])

/** The same by the squares' names, as boards like chessground take it. */
export const legalDestinationNames = (position: Position): Map<string, string[]> =>
  new Map(
    [...legalDestinations(position)].map(([from, goals]) => [makeSquare(from), [...goals].map(makeSquare)]),
  )
