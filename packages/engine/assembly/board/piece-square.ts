import { PIECE_SQUARE } from '../memory'

/** Packed worth of a piece on a square, material included, from White's side. */
//@inline
export function pieceSquare(piece: i32, square: i32): i32 {
  return load<i32>(placeOf(piece, square))
}

//@inline
export function setPieceSquare(piece: i32, square: i32, packed: i32): void {
  store<i32>(placeOf(piece, square), packed)
}

//@inline
function placeOf(piece: i32, square: i32): usize {
  return PIECE_SQUARE + (usize(piece) << 8) + (usize(square) << 2)
}

/** How much a role counts towards the middlegame: knight and bishop 1, rook 2, queen 4. */
//@inline
export function phaseOf(role: i32): i32 {
  return (0x042110 >> (role << 2)) & 15
}
