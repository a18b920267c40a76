// Minichess: no check, no castling, no double step; the king is taken, and the fiftieth ply ends the game.
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from './attacks'
import {
  BISHOP,
  bit,
  KING,
  KNIGHT,
  lsb,
  MINI_AREA,
  MINI_PLY_LIMIT,
  PAWN,
  PROMOTION,
  QUEEN,
  ROOK,
} from './bits'
import { ENTRY_SIZE, setMove } from './move-list'
import { attackersTo, blockers, gamePly, ofColor, pieces } from './position'

//@inline
function emit(list: usize, from: i32, targets: u64): usize {
  while (targets) {
    setMove(list, from | (lsb(targets) << 6))
    list += ENTRY_SIZE
    targets &= targets - 1
  }
  return list
}

function miniPawnMoves(list: usize, us: i32, pawns: u64, theirs: u64, noisy: bool, quiet: bool): usize {
  const last: u64 = us ? 0xff : u64(0xff) << 40
  const empty = MINI_AREA & ~blockers()
  while (pawns) {
    const from = lsb(pawns)
    pawns &= pawns - 1
    const push = (us ? bit(from) >> 8 : bit(from) << 8) & empty
    const reach = (pawnAttacks(us, from) & theirs) | push
    let promoted = reach & last
    if (noisy) {
      while (promoted) {
        setMove(list, from | (lsb(promoted) << 6) | ((PROMOTION + 3) << 12))
        list += ENTRY_SIZE
        promoted &= promoted - 1
      }
      list = emit(list, from, reach & ~last & ~push)
    }
    if (quiet) list = emit(list, from, push & ~last)
  }
  return list
}

/** Moves of the side to move, the taking of the king included; none once a king is gone. */
export function generateMini(list: usize, us: i32, noisy: bool, quiet: bool): usize {
  if (!pieces(us, KING) || !pieces(us ^ 1, KING)) return list
  const ours = ofColor(us)
  const theirs = ofColor(us ^ 1)
  const occupied = blockers()
  const wanted = (noisy ? theirs : 0) | (quiet ? MINI_AREA & ~occupied : 0)
  list = miniPawnMoves(list, us, pieces(us, PAWN), theirs, noisy, quiet)
  let movers = ours & ~pieces(us, PAWN)
  while (movers) {
    const from = lsb(movers)
    const b = bit(from)
    movers &= movers - 1
    let reach: u64 = 0
    if (b & pieces(us, KNIGHT)) reach = knightAttacks(from)
    else if (b & pieces(us, KING)) reach = kingAttacks(from)
    if (b & (pieces(us, BISHOP) | pieces(us, QUEEN))) reach |= bishopAttacks(from, occupied)
    if (b & (pieces(us, ROOK) | pieces(us, QUEEN))) reach |= rookAttacks(from, occupied)
    list = emit(list, from, reach & wanted)
  }
  return list
}

/** Whether the side to move can take the enemy's king. */
export function canTakeKing(us: i32): bool {
  const king = pieces(us ^ 1, KING)
  return king !== 0 && (attackersTo(lsb(king), blockers()) & ofColor(us)) !== 0
}

function limitWorth(color: i32): i32 {
  return i32(
    popcnt(pieces(color, PAWN)) * 2 +
      popcnt(pieces(color, ROOK)) * 6 +
      popcnt(pieces(color, KNIGHT)) * 7 +
      popcnt(pieces(color, BISHOP)) * 8 +
      popcnt(pieces(color, QUEEN)) * 20 +
      popcnt(pieces(color, KING)) * 100,
  )
}

//@inline
export function isAtPlyLimit(): bool {
  return gamePly() >= MINI_PLY_LIMIT
}

/** At the ply limit: positive if `us` holds the larger sum, negative if the smaller, zero if they are equal. */
export function limitBalance(us: i32): i32 {
  return limitWorth(us) - limitWorth(us ^ 1)
}
