// Which men are in danger: attacked by one that is worth less, or by any while nobody guards them. Both sides are asked at once:
// in each vector the first number is White's and the second Black's. The trainer asks too.
import { blackPawnsAttack, whitePawnsAttack } from './attacks'
import { FILE_A, FILE_H } from './bits'

/** Squares that a step to the right may lead to, and one to the left; then those of two files. */
const NOT_A: u64 = ~FILE_A
const NOT_H: u64 = ~FILE_H
const NOT_AB: u64 = NOT_A & ~(FILE_A << 1)
const NOT_GH: u64 = NOT_H & ~(FILE_H >> 1)
const ALL: u64 = ~u64(0)

//@inline
function both(white: u64, black: u64): v128 {
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

//@inline
function diagonalsAttack(sliders: v128, empty: v128): v128 {
  return v128.or(
    v128.or(runUp(sliders, empty, 9, NOT_A), runDown(sliders, empty, 9, NOT_H)),
    v128.or(runUp(sliders, empty, 7, NOT_H), runDown(sliders, empty, 7, NOT_A)),
  )
}

//@inline
function straightsAttack(sliders: v128, empty: v128): v128 {
  return v128.or(
    v128.or(runUp(sliders, empty, 8, ALL), runDown(sliders, empty, 8, ALL)),
    v128.or(runUp(sliders, empty, 1, NOT_A), runDown(sliders, empty, 1, NOT_H)),
  )
}

/** What each side's enemy attacks. */
//@inline
function byEnemy(attacked: v128): v128 {
  return v128.shuffle<u64>(attacked, attacked, 1, 0)
}

/** White's men in danger, and Black's. White's pawns go up, and `blocked` stops sliders. */
export function findEndangered(
  white: u64,
  black: u64,
  pawns: u64,
  knights: u64,
  bishops: u64,
  rooks: u64,
  queens: u64,
  kings: u64,
  blocked: u64,
): v128 {
  const men = both(white, black)
  const empty = i64x2.splat(~blocked)
  const allQueens = v128.and(i64x2.splat(queens), men)
  const byPawns = both(whitePawnsAttack(pawns & white), blackPawnsAttack(pawns & black))
  const byMinors = v128.or(
    knightsAttack(v128.and(i64x2.splat(knights), men)),
    diagonalsAttack(v128.and(i64x2.splat(bishops), men), empty),
  )
  const byRooks = straightsAttack(v128.and(i64x2.splat(rooks), men), empty)
  const byQueens = v128.or(diagonalsAttack(allQueens, empty), straightsAttack(allQueens, empty))
  const upToMinors = v128.or(byPawns, byMinors)
  const upToRooks = v128.or(upToMinors, byRooks)
  const upToQueens = v128.or(upToRooks, byQueens)
  const byAll = v128.or(upToQueens, kingsAttack(v128.and(i64x2.splat(kings), men)))
  const byLesser = v128.or(
    v128.or(
      v128.and(i64x2.splat(knights | bishops), byEnemy(byPawns)),
      v128.and(i64x2.splat(rooks), byEnemy(upToMinors)),
    ),
    v128.or(
      v128.and(i64x2.splat(queens), byEnemy(upToRooks)),
      v128.and(i64x2.splat(kings), byEnemy(upToQueens)),
    ),
  )
  return v128.and(men, v128.or(byLesser, v128.andnot(byEnemy(byAll), byAll)))
}
