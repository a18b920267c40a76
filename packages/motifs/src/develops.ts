import { type Position, parseFen, piecesOn, type Square, unwrap, type Variant } from '@rookery/rules'
import { ranksUp } from './home.ts'
import type { Develops } from './motif.ts'
import type { Scene } from './scene.ts'

/** The fewest pieces of a game's beginning that still make an opening, as a share of all. */
const OPENING_SHARE = 0.75

export function findDevelopment({ before, us, moved, from, to }: Scene): Develops[] {
  const { role } = moved.piece
  const isOnFirstRank = (square: Square) => ranksUp(before, square, us) === 0
  if ((role !== 'knight' && role !== 'bishop') || !isOnFirstRank(from) || isOnFirstRank(to)) return []
  const { variant } = before
  // In Chess960 every game begins with other places, all on the same rank.
  const isHome =
    variant.castling === 'chess960' ||
    startOf(variant).some(({ square, piece }) => square === from && piece === moved.piece)
  return isHome && shareOnBoard(before) >= OPENING_SHARE ? [{ kind: 'develops', piece: moved }] : []
}

const startOf = (variant: Variant) => piecesOn(unwrap(parseFen(variant.startFen, variant)).board)

/** How many of the pieces that a game begins with are on the board, from 0 to 1. */
export const shareOnBoard = (position: Position): number =>
  position.squares().size / startOf(position.variant).length
