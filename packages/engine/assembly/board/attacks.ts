import {
  BETWEEN,
  BISHOP_MAGICS,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  LINE,
  PAWN_ATTACKS,
  ROOK_MAGICS,
  SLIDER_ATTACKS,
} from '../memory'
import { BLACK, bit, FILE_A, FILE_H, WHITE } from './bits'
import { type MagicRow, magicRow } from './magic-row'
import { storeMagics } from './magics'

//@inline
function slider(row: MagicRow, occupied: u64): u64 {
  const index = ((occupied & row.mask) * row.factor) >> row.shift
  return load<u64>(row.attacks + (usize(index) << 3))
}

//@inline
export function rookAttacks(square: i32, occupied: u64): u64 {
  return slider(magicRow(ROOK_MAGICS, square), occupied)
}

//@inline
export function bishopAttacks(square: i32, occupied: u64): u64 {
  return slider(magicRow(BISHOP_MAGICS, square), occupied)
}

/** What a bishop attacks on an empty board: the first entry of its table. */
//@inline
export function bishopRays(square: i32): u64 {
  return load<u64>(magicRow(BISHOP_MAGICS, square).attacks)
}

/** What a rook attacks on an empty board. */
//@inline
export function rookRays(square: i32): u64 {
  return load<u64>(magicRow(ROOK_MAGICS, square).attacks)
}

//@inline
export function knightAttacks(square: i32): u64 {
  return load<u64>(KNIGHT_ATTACKS + (usize(square) << 3))
}

//@inline
export function kingAttacks(square: i32): u64 {
  return load<u64>(KING_ATTACKS + (usize(square) << 3))
}

//@inline
export function pawnAttacks(color: i32, square: i32): u64 {
  return load<u64>(PAWN_ATTACKS + (usize(color) << 9) + (usize(square) << 3))
}

/** Squares a slider on `a` passes on its way to `b`, and `b` itself; only `b` if they share no line. */
//@inline
export function betweenTo(a: i32, b: i32): u64 {
  return load<u64>(BETWEEN + (usize(a) << 9) + (usize(b) << 3))
}

/** The whole line through two squares, or nothing. */
//@inline
export function lineThrough(a: i32, b: i32): u64 {
  return load<u64>(LINE + (usize(a) << 9) + (usize(b) << 3))
}

//@inline
export function whitePawnsAttack(pawns: u64): u64 {
  return ((pawns & ~FILE_H) << 9) | ((pawns & ~FILE_A) << 7)
}

//@inline
export function blackPawnsAttack(pawns: u64): u64 {
  return ((pawns & ~FILE_A) >> 9) | ((pawns & ~FILE_H) >> 7)
}

//@inline
export function pawnsAttack<C>(pawns: u64): u64 {
  return isSigned<C>() ? blackPawnsAttack(pawns) : whitePawnsAttack(pawns)
}

/** The ray of one direction up to and including the first occupied square; with `inner`, without the edge. */
function ray(square: i32, df: i32, dr: i32, occupied: u64, inner: bool): u64 {
  let result: u64 = 0
  let file = (square & 7) + df
  let rank = (square >> 3) + dr
  while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
    const nextFile = file + df
    const nextRank = rank + dr
    if (inner && (nextFile < 0 || nextFile > 7 || nextRank < 0 || nextRank > 7)) break
    const b = bit(rank * 8 + file)
    result |= b
    if (occupied & b) break
    file = nextFile
    rank = nextRank
  }
  return result
}

function rays(square: i32, diagonal: bool, occupied: u64, inner: bool): u64 {
  return diagonal
    ? ray(square, 1, 1, occupied, inner) |
        ray(square, 1, -1, occupied, inner) |
        ray(square, -1, 1, occupied, inner) |
        ray(square, -1, -1, occupied, inner)
    : ray(square, 1, 0, occupied, inner) |
        ray(square, -1, 0, occupied, inner) |
        ray(square, 0, 1, occupied, inner) |
        ray(square, 0, -1, occupied, inner)
}

function initSlider(table: usize, diagonal: bool, start: usize): usize {
  let attacks = start
  for (let square = 0; square < 64; square++) {
    const row = magicRow(table, square)
    const mask = rays(square, diagonal, 0, true)
    const bits = popcnt(mask)
    row.mask = mask
    row.attacks = attacks
    row.shift = 64 - bits
    let subset: u64 = 0
    do {
      const index = (subset * row.factor) >> row.shift
      store<u64>(attacks + (usize(index) << 3), rays(square, diagonal, subset, false))
      subset = (subset - mask) & mask
    } while (subset)
    attacks += usize(1) << (usize(bits) + 3)
  }
  return attacks
}

function step(square: i32, df: i32, dr: i32): u64 {
  const file = (square & 7) + df
  const rank = (square >> 3) + dr
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? bit(rank * 8 + file) : 0
}

function initLeapers(): void {
  for (let square = 0; square < 64; square++) {
    let knight: u64 = 0
    let king: u64 = 0
    for (let df = -2; df <= 2; df++) {
      for (let dr = -2; dr <= 2; dr++) {
        if (df * df + dr * dr === 5) knight |= step(square, df, dr)
        if (df * df + dr * dr === 1 || df * df + dr * dr === 2) king |= step(square, df, dr)
      }
    }
    const offset = usize(square) << 3
    store<u64>(KNIGHT_ATTACKS + offset, knight)
    store<u64>(KING_ATTACKS + offset, king)
    store<u64>(PAWN_ATTACKS + (usize(WHITE) << 9) + offset, whitePawnsAttack(bit(square)))
    store<u64>(PAWN_ATTACKS + (usize(BLACK) << 9) + offset, blackPawnsAttack(bit(square)))
  }
}

function initLines(): void {
  for (let a = 0; a < 64; a++) {
    for (let b = 0; b < 64; b++) {
      const offset = (usize(a) << 9) + (usize(b) << 3)
      let between = bit(b)
      let line: u64 = 0
      for (let diagonal = 0; diagonal < 2; diagonal++) {
        if (!(rays(a, diagonal !== 0, 0, false) & bit(b))) continue
        between |= rays(a, diagonal !== 0, bit(b), false) & rays(b, diagonal !== 0, bit(a), false)
        line = (rays(a, diagonal !== 0, 0, false) & rays(b, diagonal !== 0, 0, false)) | bit(a) | bit(b)
      }
      store<u64>(BETWEEN + offset, between)
      store<u64>(LINE + offset, line)
    }
  }
}

export function initAttacks(): void {
  storeMagics()
  initSlider(BISHOP_MAGICS, true, initSlider(ROOK_MAGICS, false, SLIDER_ATTACKS))
  initLeapers()
  initLines()
}
