import { bishopAttacks, knightAttacks, rookAttacks } from '../board/attacks'
import { BISHOP, FILE_A, KING, KNIGHT, lsb, PAWN, QUEEN, ROOK } from '../board/bits'
import { blockers, ofColor, pieces } from '../board/position'
import { param } from './param-table'
import {
  KING_DANGER_NO_QUEEN,
  KING_DANGER_RING,
  KING_DANGER_SAFE_CHECK,
  KING_DANGER_WEAK,
  KING_OPEN_FILE,
  SHIELD,
  STORM,
} from './params'
import { relativeRank } from './pawns'
import { middleOf, pack } from './score'
import { sideSheet } from './sheet'
import { TERM_KING, term } from './terms'

/** The pawn of a set that is nearest to its own side's first rank. */
//@inline
function rearmost<C>(pawns: u64): i32 {
  return isSigned<C>() ? 63 - i32(clz(pawns)) : lsb(pawns)
}

function shelter<C>(king: i32): i32 {
  const us = isSigned<C>() ? 1 : 0
  const own = pieces(us, PAWN)
  const enemy = pieces(us ^ 1, PAWN)
  const rank = king >> 3
  // Only pawns beside or before the king shelter or threaten it.
  const before = isSigned<C>() ? ~u64(0) >> u64(56 - (rank << 3)) : ~u64(0) << u64(rank << 3)
  const centre = max(1, min(6, king & 7))
  let score = 0
  for (let file = centre - 1; file <= centre + 1; file++) {
    const mask = FILE_A << u64(file)
    const ownPawns = own & mask & before
    const enemyPawns = enemy & mask & before
    score += param(SHIELD + (ownPawns ? relativeRank<C>(rearmost<C>(ownPawns)) : 0))
    score += param(STORM + (enemyPawns ? relativeRank<C>(rearmost<C>(enemyPawns)) : 0))
    if (file === (king & 7) && !(own & mask)) score += param(KING_OPEN_FILE + (enemy & mask ? 1 : 0))
  }
  return score
}

//@inline
function safeCheck(role: i32, checks: u64): i32 {
  return checks ? middleOf(param(KING_DANGER_SAFE_CHECK + role)) : 0
}

export function evaluateKing<C, T>(): i32 {
  const us = isSigned<C>() ? 1 : 0
  const own = sideSheet<C>()
  const enemy = isSigned<C>() ? sideSheet<u32>() : sideSheet<i32>()
  const king = lsb(pieces(us, KING))
  let score = shelter<C>(king)

  const attacked = enemy.attacked
  const defended = own.attacked
  const byKing = own.byKing
  const byQueen = own.byQueens
  // Weak squares are held by the king or queen alone.
  const weak = attacked & ~own.attackedTwice & (~defended | byKing | byQueen)
  const safe = ~ofColor(us ^ 1) & (~defended | (weak & enemy.attackedTwice))
  const occupied = blockers() ^ pieces(us, QUEEN)
  const diagonal = bishopAttacks(king, occupied)
  const straight = rookAttacks(king, occupied)
  let units =
    enemy.attackerUnits +
    enemy.ringHits * middleOf(param(KING_DANGER_RING)) +
    i32(popcnt(own.ring & weak)) * middleOf(param(KING_DANGER_WEAK)) +
    safeCheck(KNIGHT, knightAttacks(king) & safe & enemy.byKnights) +
    safeCheck(BISHOP, diagonal & safe & enemy.byBishops) +
    safeCheck(ROOK, straight & safe & enemy.byRooks) +
    safeCheck(QUEEN, (diagonal | straight) & safe & ~byQueen & enemy.byQueens)
  if (!pieces(us ^ 1, QUEEN)) units += middleOf(param(KING_DANGER_NO_QUEEN))
  units -= middleOf(score) >> 2
  if (units > 0) score -= pack(min((units * units) >> 6, 900), units >> 2)
  return term<C, T>(TERM_KING, score)
}
