import { pawnsAttack } from './attacks'
import { BISHOP, KING, KNIGHT, lsb, PAWN, RANK_1, RANK_8, ROOK } from './bits'
import {
  HANGING,
  KING_ATTACKS_WEAK,
  MINOR_ATTACKS,
  PAWN_ATTACKS_PIECE,
  PAWN_PUSH_THREAT,
  param,
  ROOK_ATTACKS,
} from './params'
import { blockers, ofColor, pieceOn, pieces } from './position'
import { ATTACKED, ATTACKED_BY, ATTACKED_TWICE, sideSheet } from './sheet'
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
  const attacked = load<u64>(own, ATTACKED)
  const byPawns = load<u64>(own, ATTACKED_BY)
  const defendedByPawns = load<u64>(enemy, ATTACKED_BY)
  // Held well: by a pawn, or by more than attack it.
  const held = defendedByPawns | (load<u64>(enemy, ATTACKED_TWICE) & ~load<u64>(own, ATTACKED_TWICE))
  const weak = theirs & ~held & attacked
  const byMinors =
    load<u64>(own, ATTACKED_BY + (usize(KNIGHT) << 3)) | load<u64>(own, ATTACKED_BY + (usize(BISHOP) << 3))

  let score = param(PAWN_ATTACKS_PIECE) * i32(popcnt(byPawns & theirPieces))
  score += attackOn(MINOR_ATTACKS, (weak | (theirPieces & ~byPawns)) & byMinors & ~byPawns)
  score += attackOn(ROOK_ATTACKS, weak & load<u64>(own, ATTACKED_BY + (usize(ROOK) << 3)) & ~byPawns)
  score += param(HANGING) * i32(popcnt(weak & ~load<u64>(enemy, ATTACKED)))
  if (weak & load<u64>(own, ATTACKED_BY + (usize(KING) << 3))) score += param(KING_ATTACKS_WEAK)

  const empty = ~blockers()
  const pawns = pieces(us, PAWN)
  let pushed = (isSigned<C>() ? pawns >> 8 : pawns << 8) & empty
  const third: u64 = isSigned<C>() ? 0x0000ff0000000000 : 0x0000000000ff0000
  pushed |= (isSigned<C>() ? (pushed & third) >> 8 : (pushed & third) << 8) & empty
  pushed &= ~defendedByPawns & (attacked | ~load<u64>(enemy, ATTACKED)) & ~(RANK_1 | RANK_8)
  score += param(PAWN_PUSH_THREAT) * i32(popcnt(pawnsAttack<C>(pushed) & theirPieces & ~byPawns))
  return term<C, T>(TERM_THREATS, score)
}
