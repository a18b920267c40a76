import {
  KEYED_PLIES,
  ZOBRIST,
  ZOBRIST_CASTLING,
  ZOBRIST_EN_PASSANT,
  ZOBRIST_PLY,
  ZOBRIST_TURN,
} from '../memory'

let seed: u64 = 0

/** SplitMix64. */
function random(): u64 {
  seed += 0x9e3779b97f4a7c15
  let z = seed
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb
  return z ^ (z >> 31)
}

export function initZobrist(): void {
  seed = 0x526176656e
  for (let at = ZOBRIST; at <= ZOBRIST_TURN; at += 8) store<u64>(at, random())
  // No rights and the first ply change nothing, so that equal boards of all variants begin with equal keys.
  store<u64>(ZOBRIST_CASTLING, 0)
  store<u64>(ZOBRIST_PLY, 0)
}

//@inline
export function pieceKey(piece: i32, square: i32): u64 {
  return load<u64>(ZOBRIST + (usize(piece) << 9) + (usize(square) << 3))
}

//@inline
export function castlingKey(rights: i32): u64 {
  return load<u64>(ZOBRIST_CASTLING + (usize(rights) << 3))
}

//@inline
export function enPassantKey(square: i32): u64 {
  return load<u64>(ZOBRIST_EN_PASSANT + (usize(square & 7) << 3))
}

/** Only minichess mixes the ply in: its fiftieth ends the game, so positions at different plies differ. */
//@inline
export function plyKey(ply: i32): u64 {
  return load<u64>(ZOBRIST_PLY + (usize(ply & (KEYED_PLIES - 1)) << 3))
}

//@inline
export function turnKey(): u64 {
  return load<u64>(ZOBRIST_TURN)
}
