// Pawn structure, kept in a small cache of each thread because it changes seldom.
import { pawnAttacks } from '../board/attacks'
import { bit, FILE_A, lsb, PAWN } from '../board/bits'
import { base, pieces, state } from '../board/position'
import { MASKS_SIZE, PASSED_MASKS, PAWN_CACHE, PAWN_CACHE_ENTRIES, PAWN_CACHE_ENTRY_SIZE } from '../memory'
import { param } from './param-table'
import {
  BACKWARD,
  BACKWARD_OPEN,
  CONNECTED,
  DOUBLED,
  ISOLATED,
  ISOLATED_OPEN,
  PASSED,
  PHALANX,
} from './params'

/** What is kept of a pawn structure. */
//@unmanaged
export class PawnEntry {
  key: u64
  score: i32
  whitePassed: u64
  blackPassed: u64
  /** Every square that a side's pawns attack now or could after advancing. */
  whiteSpans: u64
  blackSpans: u64
}

//@inline
export function passedPawns(entry: PawnEntry, color: i32): u64 {
  return color ? entry.blackPassed : entry.whitePassed
}

//@inline
export function attackSpans(entry: PawnEntry, color: i32): u64 {
  return color ? entry.blackSpans : entry.whiteSpans
}

//@inline
export function fileMask(square: i32): u64 {
  return FILE_A << u64(square & 7)
}

//@inline
export function relativeRank<C>(square: i32): i32 {
  return isSigned<C>() ? 7 - (square >> 3) : square >> 3
}

//@inline
function passedMask<C>(square: i32): u64 {
  return load<u64>(PASSED_MASKS + (isSigned<C>() ? MASKS_SIZE : 0) + (usize(square) << 3))
}

/** The squares before a pawn on its own file. */
//@inline
export function ahead<C>(square: i32): u64 {
  return isSigned<C>()
    ? (FILE_A << u64(square & 7)) & (bit(square) - 1)
    : (FILE_A << u64(square & 7)) & ~((bit(square) << 1) - 1) & ~bit(square)
}

function adjacentFiles(square: i32): u64 {
  const file = square & 7
  return (file > 0 ? FILE_A << u64(file - 1) : 0) | (file < 7 ? FILE_A << u64(file + 1) : 0)
}

/** Own file and the neighbours', before the pawn: a pawn is passed when no enemy pawn stands there. */
export function initPawnMasks(): void {
  for (let square = 0; square < 64; square++) {
    const files = adjacentFiles(square) | fileMask(square)
    const rank = u64(square >> 3)
    const above = rank === 7 ? 0 : ~u64(0) << ((rank + 1) << 3)
    const below = (u64(1) << (rank << 3)) - 1
    store<u64>(PASSED_MASKS + (usize(square) << 3), files & above)
    store<u64>(PASSED_MASKS + MASKS_SIZE + (usize(square) << 3), files & below)
  }
}

function sideStructure<C>(entry: PawnEntry): i32 {
  const us = isSigned<C>() ? 1 : 0
  const own = pieces(us, PAWN)
  const enemy = pieces(us ^ 1, PAWN)
  let passed: u64 = 0
  let spans: u64 = 0
  let score = 0
  let pawns = own
  while (pawns) {
    const square = lsb(pawns)
    pawns &= pawns - 1
    const rank = relativeRank<C>(square)
    const sides = adjacentFiles(square)
    const open = (ahead<C>(square) & enemy) === 0
    const supporters = pawnAttacks(us ^ 1, square) & own
    const beside = sides & own & (u64(0xff) << u64(square & 56))
    spans |= passedMask<C>(square) & sides
    if (!(passedMask<C>(square) & enemy) && !(ahead<C>(square) & own)) {
      passed |= bit(square)
      score += param(PASSED + rank)
    }
    if (supporters) score += param(CONNECTED + rank)
    if (beside) score += param(PHALANX + rank)
    if (ahead<C>(square) & own) score += param(DOUBLED)
    if (!(sides & own)) {
      score += param(open ? ISOLATED_OPEN : ISOLATED)
    } else if (!supporters && !beside) {
      // Backward: no neighbour behind to help, and the next square is watched by an enemy pawn.
      const step = isSigned<C>() ? square - 8 : square + 8
      const behind = sides & own & ~passedMask<C>(square)
      if (!behind && pawnAttacks(us, step) & enemy) score += param(open ? BACKWARD_OPEN : BACKWARD)
    }
  }
  if (isSigned<C>()) {
    entry.blackPassed = passed
    entry.blackSpans = spans
  } else {
    entry.whitePassed = passed
    entry.whiteSpans = spans
  }
  return score
}

/** The cache's entry for the pawns on the board. */
export function pawnEntry(): PawnEntry {
  const k = state.pawnKey
  const index = usize(k) & (PAWN_CACHE_ENTRIES - 1)
  const entry = changetype<PawnEntry>(base + PAWN_CACHE + index * PAWN_CACHE_ENTRY_SIZE)
  // A board without pawns has the key nought, which is also what an empty entry holds: both score nothing.
  if (entry.key === k) return entry
  entry.score = sideStructure<u32>(entry) - sideStructure<i32>(entry)
  entry.key = k
  return entry
}

/** One side's share of the structure, for the listing of terms. */
export function pawnScoreOf<C>(): i32 {
  return sideStructure<C>(pawnEntry())
}

export function forgetPawns(): void {
  memory.fill(base + PAWN_CACHE, 0, PAWN_CACHE_ENTRIES * PAWN_CACHE_ENTRY_SIZE)
}
