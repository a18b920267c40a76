import { pawnsAttack } from '../board/attacks'
import { KING, lsb, PAWN, RANK_1, RANK_8 } from '../board/bits'
import { blockers, ofColor, pieceOn, pieces } from '../board/position'
import { param } from './param-table'
import {
  HANGING,
  KING_ATTACKS_WEAK,
  MINOR_ATTACKS,
  PAWN_ATTACKS_PIECE,
  PAWN_PUSH_THREAT,
  ROOK_ATTACKS,
} from './params'
import { sideSheet } from './sheet'
import { TERM_THREATS, term } from './terms'

//@inline
function attackOn(table: i32, targets: u64): i32 {
  let score = 0
  while (targets) {
    score += param(table + (pieceOn(lsb(targets)) >> 1))
    targets &= targets - 1
  }
  return score
}

export function evaluateThreats<C, T>(): i32 {
  const us = isSigned<C>() ? 1 : 0
  const own = sideSheet<C>()
  const enemy = isSigned<C>() ? sideSheet<u32>() : sideSheet<i32>()
  const theirs = ofColor(us ^ 1)
  const theirPawns = pieces(us ^ 1, PAWN)
  const theirPieces = theirs & ~theirPawns & ~pieces(us ^ 1, KING)
  const attacked = own.attacked
  const byPawns = own.byPawns
  const defendedByPawns = enemy.byPawns
  // Held well: by a pawn, or by more than attack it.
  const held = defendedByPawns | (enemy.attackedTwice & ~own.attackedTwice)
  const weak = theirs & ~held & attacked
  const byMinors = own.byKnights | own.byBishops

  let score = param(PAWN_ATTACKS_PIECE) * i32(popcnt(byPawns & theirPieces))
  score += attackOn(MINOR_ATTACKS, (weak | (theirPieces & ~byPawns)) & byMinors & ~byPawns)
  score += attackOn(ROOK_ATTACKS, weak & own.byRooks & ~byPawns)
  score += param(HANGING) * i32(popcnt(weak & ~enemy.attacked))
  if (weak & own.byKing) score += param(KING_ATTACKS_WEAK)

  const empty = ~blockers()
  const pawns = pieces(us, PAWN)
  let pushed = (isSigned<C>() ? pawns >> 8 : pawns << 8) & empty
  const third: u64 = isSigned<C>() ? 0x0000ff0000000000 : 0x0000000000ff0000
  pushed |= (isSigned<C>() ? (pushed & third) >> 8 : (pushed & third) << 8) & empty
  pushed &= ~defendedByPawns & (attacked | ~enemy.attacked) & ~(RANK_1 | RANK_8)
  score += param(PAWN_PUSH_THREAT) * i32(popcnt(pawnsAttack<C>(pushed) & theirPieces & ~byPawns))
  return term<C, T>(TERM_THREATS, score)
}
