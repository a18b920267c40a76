import { BLACK, EMPTY, KING, PAWN } from './bits'
import { PIECE_SQUARE } from './memory'
import { MATERIAL, param, SQUARES } from './params'
import { pieceOn } from './position'
import { type Listed, TERM_MATERIAL, TERM_SQUARES, term } from './terms'

/** Packed worth of a piece on a square, material included, from White's side. */
//@inline
export function pieceSquare(piece: i32, square: i32): i32 {
  return load<i32>(PIECE_SQUARE + (usize(piece) << 8) + (usize(square) << 2))
}

/** How much a role counts towards the middlegame: knight and bishop 1, rook 2, queen 4. */
//@inline
export function phaseOf(role: i32): i32 {
  return (0x042110 >> (role << 2)) & 15
}

/** The square, as White sees its own half folded, that a white piece's parameter is read from. */
function paramSquare(role: i32, square: i32, mini: bool): i32 {
  const file = square & 7
  const rank = square >> 3
  if (!mini) return (rank << 2) + min(file, 7 - file)
  // Six ranks: pawns count from where they crown, pieces from home; five files: the middle one is the centre.
  const seen = role === PAWN ? rank + 2 : rank
  return (min(seen, 7) << 2) + min((min(file, abs(4 - file)) * 3) / 2, 3)
}

/** Spreads the parameters over both colours' boards; to be called after any change of them, or of the variant. */
export function initPieceSquares(mini: bool): void {
  const flip = mini ? 40 : 56
  for (let role = PAWN; role <= KING; role++) {
    const white = PIECE_SQUARE + (usize(role * 2) << 8)
    const black = white + (usize(BLACK) << 8)
    for (let square = 0; square < 64; square++) {
      const worth = param(MATERIAL + role) + param(SQUARES + role * 32 + paramSquare(role, square, mini))
      const mirrored = mini ? flip - (square & 56) + (square & 7) : square ^ flip
      store<i32>(white + (usize(square) << 2), worth)
      if (mirrored >= 0) store<i32>(black + (usize(mirrored) << 2), -worth)
    }
  }
}

/** Adds material and squares to the listing of terms. */
export function listPieceSquares(): void {
  for (let square = 0; square < 64; square++) {
    const piece = pieceOn(square)
    if (piece === EMPTY) continue
    const material = param(MATERIAL + (piece >> 1))
    const sum = pieceSquare(piece, square)
    if (piece & 1) {
      term<i32, Listed>(TERM_MATERIAL, material)
      term<i32, Listed>(TERM_SQUARES, -sum - material)
    } else {
      term<u32, Listed>(TERM_MATERIAL, material)
      term<u32, Listed>(TERM_SQUARES, sum - material)
    }
  }
}
