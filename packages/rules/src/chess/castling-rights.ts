import type { Color } from '../piece.ts'
import type { Position } from '../position.ts'
import { rankOf, type Square } from '../square.ts'

/** King's side, queen's side. */
export type CastlingRights = Record<'k' | 'q', boolean>

type Rooks = Record<'k' | 'q', Square | undefined>

const backRank = (color: Color): number => (color === 'white' ? 0 : 7)

/** The rooks of a colour that may castle. */
export function castlingRooks(position: Position, color: Color): Rooks {
  const king = position.kingOf(color) ?? -1
  const own = position.castling.filter((rook) => rankOf(rook) === backRank(color))
  return { k: own.find((rook) => rook > king), q: own.find((rook) => rook < king) }
}

/** The rooks of both colours that may castle once a colour has these rights. */
export function rooksFor(position: Position, color: Color, wanted: CastlingRights): Square[] {
  const now = castlingRooks(position, color)
  const next = position.variant.castling === 'chess960' ? outerRooks(position, color) : corners(color)
  const others = position.castling.filter((rook) => rook !== now.k && rook !== now.q)
  const own = (['k', 'q'] as const).map((wing) => (wanted[wing] ? (now[wing] ?? next[wing]) : undefined))
  return [...others, ...own.filter((rook) => rook !== undefined)]
}

const corners = (color: Color): Rooks => ({ k: 8 * backRank(color) + 7, q: 8 * backRank(color) })

/** The rooks nearest to the corners, on either side of the king. */
function outerRooks(position: Position, color: Color): Rooks {
  const king = position.kingOf(color) ?? -1
  const rooks = [...position.squares(color, 'rook')].filter((rook) => rankOf(rook) === backRank(color))
  return { k: rooks.filter((rook) => rook > king).at(-1), q: rooks.find((rook) => rook < king) }
}
