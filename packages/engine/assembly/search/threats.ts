// What the other side attacks, and what follows from it for the order of quiet moves.
import {
  bishopAttacks,
  blackPawnsAttack,
  kingAttacks,
  knightAttacks,
  rookAttacks,
  whitePawnsAttack,
} from '../board/attacks'
import { BISHOP, bit, KING, KNIGHT, lsb, moveFrom, moveTo, PAWN, QUEEN, ROOK } from '../board/bits'
import { blockers, pieceOn, pieces, turn } from '../board/position'
import { seeAtLeast } from '../board/see'
import { CHECK_BONUS, CHECK_LOSS, ESCAPE_MINOR, ESCAPE_QUEEN, ESCAPE_ROOK } from './margins'

//@inline
function byPawns(color: i32): u64 {
  const pawns = pieces(color, PAWN)
  return color ? blackPawnsAttack(pawns) : whitePawnsAttack(pawns)
}

//@inline
function byKnights(color: i32): u64 {
  let all: u64 = 0
  for (let rest = pieces(color, KNIGHT); rest; rest &= rest - 1) all |= knightAttacks(lsb(rest))
  return all
}

//@inline
function byDiagonal(sliders: u64, occupied: u64): u64 {
  let all: u64 = 0
  for (let rest = sliders; rest; rest &= rest - 1) all |= bishopAttacks(lsb(rest), occupied)
  return all
}

//@inline
function byStraight(sliders: u64, occupied: u64): u64 {
  let all: u64 = 0
  for (let rest = sliders; rest; rest &= rest - 1) all |= rookAttacks(lsb(rest), occupied)
  return all
}

/** The squares that the other side attacks. */
export function threats(): u64 {
  const them = turn ^ 1
  const occupied = blockers()
  const queens = pieces(them, QUEEN)
  const kings = pieces(them, KING)
  return (
    byPawns(them) |
    byKnights(them) |
    byDiagonal(pieces(them, BISHOP) | queens, occupied) |
    byStraight(pieces(them, ROOK) | queens, occupied) |
    (kings ? kingAttacks(lsb(kings)) : 0)
  )
}

// Where a minor piece, a rook and a queen may be taken by something lesser, and from where a piece gives check.
let minorFears: u64 = 0
let rookFears: u64 = 0
let queenFears: u64 = 0
let knightChecks: u64 = 0
let diagonalChecks: u64 = 0
let straightChecks: u64 = 0

/** Looks at the position for `orderBonus`. */
export function prepareBonuses(): void {
  const them = turn ^ 1
  const occupied = blockers()
  minorFears = byPawns(them)
  rookFears = minorFears | byKnights(them) | byDiagonal(pieces(them, BISHOP), occupied)
  queenFears = rookFears | byStraight(pieces(them, ROOK), occupied)
  const kings = pieces(them, KING)
  const king = lsb(kings)
  knightChecks = kings ? knightAttacks(king) : 0
  diagonalChecks = kings ? bishopAttacks(king, occupied) : 0
  straightChecks = kings ? rookAttacks(king, occupied) : 0
}

/** A quiet move that takes a piece out of a lesser one's reach comes earlier, one that goes there later, a check earlier. */
export function orderBonus(m: i32): i32 {
  const role = pieceOn(moveFrom(m)) >> 1
  if (role === PAWN || role === KING) return 0
  let fears = minorFears
  let worth = ESCAPE_MINOR
  let checks = role === KNIGHT ? knightChecks : diagonalChecks
  if (role === ROOK) {
    fears = rookFears
    worth = ESCAPE_ROOK
    checks = straightChecks
  } else if (role === QUEEN) {
    fears = queenFears
    worth = ESCAPE_QUEEN
    checks = diagonalChecks | straightChecks
  }
  const to = bit(moveTo(m))
  let bonus = 0
  if (fears & to) bonus = -worth
  else if (fears & bit(moveFrom(m))) bonus = worth
  if (checks & to && seeAtLeast(m, -CHECK_LOSS)) bonus += CHECK_BONUS
  return bonus
}
