import { bit, KING, lsb } from '../board/bits'
import { blockers, pieces } from '../board/position'
import { param } from './param-table'
import { PASSED_FREE, PASSED_OWN_KING, PASSED_SAFE, PASSED_THEIR_KING } from './params'
import { ahead, type PawnEntry, passedPawns, relativeRank } from './pawns'
import { sideSheet } from './sheet'
import { TERM_PASSED, term } from './terms'

//@inline
export function distance(a: i32, b: i32): i32 {
  return max(abs((a & 7) - (b & 7)), abs((a >> 3) - (b >> 3)))
}

/** What passed pawns gain from a free path and from the kings' places; their rank counts with the structure. */
export function evaluatePassed<C, T>(entry: PawnEntry): i32 {
  const us = isSigned<C>() ? 1 : 0
  const own = sideSheet<C>()
  const enemy = isSigned<C>() ? sideSheet<u32>() : sideSheet<i32>()
  const ownKing = lsb(pieces(us, KING))
  const theirKing = lsb(pieces(us ^ 1, KING))
  let score = 0
  let pawns = passedPawns(entry, isSigned<C>() ? 1 : 0)
  while (pawns) {
    const square = lsb(pawns)
    pawns &= pawns - 1
    const rank = relativeRank<C>(square)
    const next = isSigned<C>() ? square - 8 : square + 8
    if (!(blockers() & bit(next))) {
      score += param(PASSED_FREE + rank)
      const path = ahead<C>(square)
      const stopped = path & enemy.attacked
      if (!stopped || (!(bit(next) & enemy.attacked & ~own.attacked) && rank >= 5)) {
        score += param(PASSED_SAFE + rank)
      }
    }
    if (rank >= 3) {
      score += param(PASSED_OWN_KING + distance(ownKing, next))
      score += param(PASSED_THEIR_KING + distance(theirKing, next))
    }
  }
  return term<C, T>(TERM_PASSED, score)
}
