import { type Role, roles } from './piece.ts'
import type { Square } from './square.ts'

declare const brand: unique symbol

/**
 * A move as an integer, so that it can be compared, sent to a worker and written as JSON. From its lowest bit:
 * from (6), to (6), promotion role (3, 0 for none), role of the mover (3), en passant (1), castling (1). Castling
 * is stored as the king taking its own rook, which is unambiguous in Chess960 too.
 */
export type Move = number & { readonly [brand]: 'Move' }

const EN_PASSANT = 1 << 18
const CASTLING = 1 << 19

export const encodeMove = (role: number, from: Square, to: Square, promotion = 0): Move =>
  (from | (to << 6) | (promotion << 12) | (role << 15)) as Move

export const encodeEnPassant = (from: Square, to: Square): Move => (from | (to << 6) | EN_PASSANT) as Move

export const encodeCastling = (king: Square, rook: Square): Move =>
  (king | (rook << 6) | (5 << 15) | CASTLING) as Move

export const moveFrom = (move: Move): Square => move & 63

/** The square as stored: for castling the rook's. */
export const storedTo = (move: Move): Square => (move >> 6) & 63

export const isCastling = (move: Move): boolean => (move & CASTLING) !== 0

export const isEnPassant = (move: Move): boolean => (move & EN_PASSANT) !== 0

/** Index of the role promoted to, 0 for none. */
export const promotionIndex = (move: Move): number => (move >> 12) & 7

export const moverIndex = (move: Move): number => (move >> 15) & 7

/** After castling the king stands on the g- or the c-file, the rook beside it on the inner side. */
export const castledKing = (king: Square, rook: Square): Square => (king & 56) | (rook > king ? 6 : 2)
export const castledRook = (king: Square, rook: Square): Square => (king & 56) | (rook > king ? 5 : 3)

/** Where the rook of a castling move goes from and to; undefined for any other move. */
export const castlingRook = (move: Move): { readonly from: Square; readonly to: Square } | undefined =>
  isCastling(move) ? { from: storedTo(move), to: castledRook(moveFrom(move), storedTo(move)) } : undefined

/** Where the moving piece ends: for castling the king's goal. */
export const moveTo = (move: Move): Square =>
  isCastling(move) ? castledKing(moveFrom(move), storedTo(move)) : storedTo(move)

export const moveRole = (move: Move): Role => roles[moverIndex(move)]!

export const movePromotion = (move: Move): Role | undefined =>
  promotionIndex(move) === 0 ? undefined : roles[promotionIndex(move)]
