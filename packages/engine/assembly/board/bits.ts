// Colours are type parameters, so that each function is compiled once for either side:
// an unsigned parameter stands for White, a signed one for Black.
export type White = u32
export type Black = i32

export const WHITE: i32 = 0
export const BLACK: i32 = 1

// A piece is role * 2 + color; an empty square is 12.
export const PAWN: i32 = 0
export const KNIGHT: i32 = 1
export const BISHOP: i32 = 2
export const ROOK: i32 = 3
export const QUEEN: i32 = 4
export const KING: i32 = 5
export const EMPTY: i32 = 12

export const FILE_A: u64 = 0x0101010101010101
export const FILE_H: u64 = 0x8080808080808080
export const RANK_1: u64 = 0x00000000000000ff
export const RANK_8: u64 = 0xff00000000000000
export const NO_SQUARE: i32 = 64

export const STANDARD: i32 = 0
export const MINICHESS: i32 = 1
/** Five files and six ranks in the a1 corner. */
export const MINI_AREA: u64 = 0x00001f1f1f1f1f1f
export const MINI_PLY_LIMIT: i32 = 50

//@inline
export function lsb(b: u64): i32 {
  return i32(ctz(b))
}

//@inline
export function bit(square: i32): u64 {
  return u64(1) << u64(square)
}

//@inline
export function many(b: u64): bool {
  return (b & (b - 1)) !== 0
}

// A move is from | to << 6 | kind << 12; castling is "king takes own rook".
export const NORMAL: i32 = 0
export const CASTLING: i32 = 1
export const EN_PASSANT: i32 = 2
export const DOUBLE_STEP: i32 = 3
/** Promotion kinds are 4 + (role - KNIGHT). */
export const PROMOTION: i32 = 4
export const NO_MOVE: i32 = 0

//@inline
export function moveFrom(m: i32): i32 {
  return m & 63
}

//@inline
export function moveTo(m: i32): i32 {
  return (m >> 6) & 63
}

//@inline
export function moveKind(m: i32): i32 {
  return (m >> 12) & 15
}

//@inline
export function isPromotion(m: i32): bool {
  return (m & (PROMOTION << 12)) !== 0
}

//@inline
export function promotionRole(m: i32): i32 {
  return ((m >> 12) & 3) + KNIGHT
}
