// What both sides attack, found at once: in each vector the first number is White's and the second Black's. The trainer asks it too.
import { blackPawnsAttack, whitePawnsAttack } from './attacks'
import { FILE_A, FILE_H } from './bits'

/** Squares that a step to the right may lead to, and one to the left; then those of two files. */
const NOT_A: u64 = ~FILE_A
const NOT_H: u64 = ~FILE_H
const NOT_AB: u64 = NOT_A & ~(FILE_A << 1)
const NOT_GH: u64 = NOT_H & ~(FILE_H >> 1)
const ALL: u64 = ~u64(0)

//@inline
export function both(white: u64, black: u64): v128 {
  return i64x2.replace_lane(i64x2.splat(white), 1, black)
}

/** A step towards higher squares. */
//@inline
function up(squares: v128, by: i32, allowed: u64): v128 {
  return v128.and(i64x2.shl(squares, by), i64x2.splat(allowed))
}

/** A step towards lower squares. */
//@inline
function down(squares: v128, by: i32, allowed: u64): v128 {
  return v128.and(i64x2.shr_u(squares, by), i64x2.splat(allowed))
}

/** What sliders attack one way: they run over empty squares in steps of one, two and four (Kogge and Stone), and one more. */
//@inline
function runUp(sliders: v128, empty: v128, by: i32, allowed: u64): v128 {
  let free = v128.and(empty, i64x2.splat(allowed))
  let reached = v128.or(sliders, v128.and(free, i64x2.shl(sliders, by)))
  free = v128.and(free, i64x2.shl(free, by))
  reached = v128.or(reached, v128.and(free, i64x2.shl(reached, 2 * by)))
  free = v128.and(free, i64x2.shl(free, 2 * by))
  reached = v128.or(reached, v128.and(free, i64x2.shl(reached, 4 * by)))
  return up(reached, by, allowed)
}

//@inline
function runDown(sliders: v128, empty: v128, by: i32, allowed: u64): v128 {
  let free = v128.and(empty, i64x2.splat(allowed))
  let reached = v128.or(sliders, v128.and(free, i64x2.shr_u(sliders, by)))
  free = v128.and(free, i64x2.shr_u(free, by))
  reached = v128.or(reached, v128.and(free, i64x2.shr_u(reached, 2 * by)))
  free = v128.and(free, i64x2.shr_u(free, 2 * by))
  reached = v128.or(reached, v128.and(free, i64x2.shr_u(reached, 4 * by)))
  return down(reached, by, allowed)
}

//@inline
function knightsAttack(knights: v128): v128 {
  return v128.or(
    v128.or(
      v128.or(up(knights, 17, NOT_A), up(knights, 15, NOT_H)),
      v128.or(up(knights, 10, NOT_AB), up(knights, 6, NOT_GH)),
    ),
    v128.or(
      v128.or(down(knights, 17, NOT_H), down(knights, 15, NOT_A)),
      v128.or(down(knights, 10, NOT_GH), down(knights, 6, NOT_AB)),
    ),
  )
}

//@inline
function kingsAttack(kings: v128): v128 {
  const row = v128.or(kings, v128.or(up(kings, 1, NOT_A), down(kings, 1, NOT_H)))
  return v128.or(v128.andnot(row, kings), v128.or(up(row, 8, ALL), down(row, 8, ALL)))
}

/** Every square that White's men and Black's attack or guard; `diagonal` and `straight` are the sliders, queens among both. */
export function bothAttack(
  whitePawns: u64,
  blackPawns: u64,
  knights: v128,
  diagonal: v128,
  straight: v128,
  kings: v128,
  blocked: u64,
): v128 {
  const empty = i64x2.splat(~blocked)
  const byStraight = v128.or(
    v128.or(runUp(straight, empty, 8, ALL), runDown(straight, empty, 8, ALL)),
    v128.or(runUp(straight, empty, 1, NOT_A), runDown(straight, empty, 1, NOT_H)),
  )
  const byDiagonal = v128.or(
    v128.or(runUp(diagonal, empty, 9, NOT_A), runDown(diagonal, empty, 9, NOT_H)),
    v128.or(runUp(diagonal, empty, 7, NOT_H), runDown(diagonal, empty, 7, NOT_A)),
  )
  const byPawns = both(whitePawnsAttack(whitePawns), blackPawnsAttack(blackPawns))
  return v128.or(
    v128.or(byStraight, byDiagonal),
    v128.or(byPawns, v128.or(knightsAttack(knights), kingsAttack(kings))),
  )
}
