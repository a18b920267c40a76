// Legal moves of standard chess and Chess960, by pins and check masks.
import {
  betweenTo,
  bishopAttacks,
  kingAttacks,
  knightAttacks,
  lineThrough,
  pawnAttacks,
  rookAttacks,
} from './attacks'
import {
  BLACK,
  bit,
  CASTLING,
  DOUBLE_STEP,
  EN_PASSANT,
  FILE_A,
  FILE_H,
  lsb,
  many,
  NO_SQUARE,
  PROMOTION,
  RANK_1,
  RANK_8,
  WHITE,
} from './bits'
import { ENTRY_SIZE, setMove } from './move-list'
import { attackersTo, board, castling, isAttackedBy, ofColor, state } from './position'

// What to generate is a type parameter told apart by its size. Noisy moves are captures and promotions;
// Count lists nothing and moves the list's end on by the number of moves.
export type All = u8
export type Noisy = u16
export type Quiet = u32
export type Count = u64

// Moves are listed two at once: half the branches to guess. An odd last one leaves a move behind the list's end.

//@inline
function emit<K>(list: usize, from: i32, targets: u64): usize {
  const end = list + (usize(popcnt(targets)) << 3)
  if (sizeof<K>() === 8) return end
  while (targets) {
    setMove(list, from | (lsb(targets) << 6))
    targets &= targets - 1
    setMove(list + ENTRY_SIZE, from | (lsb(targets) << 6))
    targets &= targets - 1
    list += 2 * ENTRY_SIZE
  }
  return end
}

//@inline
function emitOne<K>(list: usize, from: i32, to: i32, kind: i32): usize {
  if (sizeof<K>() !== 8) setMove(list, from | (to << 6) | (kind << 12))
  return list + 8
}

//@inline
function emitPawns<K>(list: usize, targets: u64, step: i32, kind: i32): usize {
  const end = list + (usize(popcnt(targets)) << 3)
  if (sizeof<K>() === 8) return end
  while (targets) {
    setMove(list, lsb(targets) * 65 + ((kind << 12) - step))
    targets &= targets - 1
    setMove(list + ENTRY_SIZE, lsb(targets) * 65 + ((kind << 12) - step))
    targets &= targets - 1
    list += 2 * ENTRY_SIZE
  }
  return end
}

//@inline
function emitPromotions<K>(list: usize, targets: u64, step: i32): usize {
  if (sizeof<K>() === 8) return list + (usize(popcnt(targets)) << 5)
  while (targets) {
    const to = lsb(targets)
    const move = (to - step) | (to << 6) | ((PROMOTION + 3) << 12)
    setMove(list, move)
    setMove(list + ENTRY_SIZE, move - (3 << 12))
    setMove(list + 2 * ENTRY_SIZE, move - (1 << 12))
    setMove(list + 3 * ENTRY_SIZE, move - (2 << 12))
    list += 4 * ENTRY_SIZE
    targets &= targets - 1
  }
  return list
}

/** Whether taking en passant from a square leaves the king safe; both pawns leave their squares at once. */
export function isEnPassantSafe(us: i32, from: i32, target: i32): bool {
  const p = board()
  const victim = target ^ 8
  const occupied = ((p.white | p.black) ^ bit(from) ^ bit(victim)) | bit(target)
  const theirs = ofColor(us ^ 1) ^ bit(victim)
  const king = lsb(p.kings & ofColor(us))
  return (attackersTo(king, occupied) & theirs) === 0
}

//@inline
function pawnMoves<C, K>(list: usize, pawns: u64, theirs: u64, empty: u64, allowed: u64): usize {
  const last = isSigned<C>() ? RANK_1 : RANK_8
  const up = isSigned<C>() ? -8 : 8
  const single = (isSigned<C>() ? pawns >> 8 : pawns << 8) & empty
  const left = (isSigned<C>() ? (pawns & ~FILE_A) >> 9 : (pawns & ~FILE_A) << 7) & theirs & allowed
  const right = (isSigned<C>() ? (pawns & ~FILE_H) >> 7 : (pawns & ~FILE_H) << 9) & theirs & allowed
  const leftStep = isSigned<C>() ? -9 : 7
  const rightStep = isSigned<C>() ? -7 : 9
  if (sizeof<K>() !== 4) {
    if ((single | left | right) & last) {
      list = emitPromotions<K>(list, single & allowed & last, up)
      list = emitPromotions<K>(list, left & last, leftStep)
      list = emitPromotions<K>(list, right & last, rightStep)
    }
    list = emitPawns<K>(list, left & ~last, leftStep, 0)
    list = emitPawns<K>(list, right & ~last, rightStep, 0)
  }
  if (sizeof<K>() !== 2) {
    const third: u64 = isSigned<C>() ? 0x0000ff0000000000 : 0x0000000000ff0000
    const double = (isSigned<C>() ? (single & third) >> 8 : (single & third) << 8) & empty & allowed
    list = emitPawns<K>(list, single & allowed & ~last, up, 0)
    list = emitPawns<K>(list, double, up << 1, DOUBLE_STEP)
  }
  return list
}

function pinnedPawnMoves<C, K>(
  list: usize,
  pawns: u64,
  theirs: u64,
  empty: u64,
  allowed: u64,
  king: i32,
): usize {
  while (pawns) {
    const from = lsb(pawns)
    list = pawnMoves<C, K>(list, bit(from), theirs, empty, allowed & lineThrough(king, from))
    pawns &= pawns - 1
  }
  return list
}

function castlingMoves<C, K>(list: usize, king: i32, occupied: u64): usize {
  const rights = i32(state.castlingRights) >> (isSigned<C>() ? 2 : 0)
  for (let side = 0; side < 2; side++) {
    if (!(rights & (1 << side))) continue
    const asked = castling((isSigned<C>() ? 2 : 0) + side)
    if (asked.empty & occupied) continue
    const rook = i32(asked.rook)
    // The rook leaves too: in Chess960 it may have been the king's only shield.
    const after = occupied ^ bit(king) ^ bit(rook)
    let path = asked.safe
    let safe = true
    while (path) {
      if (isSigned<C>() ? isAttackedBy<u32>(lsb(path), after) : isAttackedBy<i32>(lsb(path), after)) {
        safe = false
        break
      }
      path &= path - 1
    }
    if (safe) list = emitOne<K>(list, king, rook, CASTLING)
  }
  return list
}

function enPassantMoves<C, K>(list: usize, pawns: u64, target: i32): usize {
  let takers = pawnAttacks(isSigned<C>() ? WHITE : BLACK, target) & pawns
  while (takers) {
    const from = lsb(takers)
    takers &= takers - 1
    if (isEnPassantSafe(isSigned<C>() ? 1 : 0, from, target))
      list = emitOne<K>(list, from, target, EN_PASSANT)
  }
  return list
}

function kingMoves<C, K>(list: usize, king: i32, occupied: u64, targets: u64): usize {
  const withoutKing = occupied ^ bit(king)
  while (targets) {
    const to = lsb(targets)
    if (!(isSigned<C>() ? isAttackedBy<u32>(to, withoutKing) : isAttackedBy<i32>(to, withoutKing))) {
      list = emitOne<K>(list, king, to, 0)
    }
    targets &= targets - 1
  }
  return list
}

/** Lists the legal moves of `C` from `list` on, eight bytes each, and returns the list's end. */
export function generateLegal<C, K>(list: usize): usize {
  const p = board()
  const ours = isSigned<C>() ? p.black : p.white
  const theirs = isSigned<C>() ? p.white : p.black
  const occupied = ours | theirs
  const king = lsb(p.kings & ours)
  const checkers = state.checkers
  const pinned = state.pinned
  const wanted = sizeof<K>() === 2 ? theirs : sizeof<K>() === 4 ? ~occupied : ~ours

  if (kingAttacks(king) & wanted) list = kingMoves<C, K>(list, king, occupied, kingAttacks(king) & wanted)
  if (many(checkers)) return list

  const allowed = checkers ? betweenTo(king, lsb(checkers)) : ~u64(0)
  const targets = wanted & allowed
  const pawns = p.pawns & ours
  list = pawnMoves<C, K>(list, pawns & ~pinned, theirs, ~occupied, allowed)
  if (pawns & pinned) list = pinnedPawnMoves<C, K>(list, pawns & pinned, theirs, ~occupied, allowed, king)
  const target = i32(state.enPassantSquare)
  if (sizeof<K>() !== 4 && target !== NO_SQUARE) list = enPassantMoves<C, K>(list, pawns, target)

  let movers = p.knights & ours & ~pinned
  while (movers) {
    const from = lsb(movers)
    list = emit<K>(list, from, knightAttacks(from) & targets)
    movers &= movers - 1
  }
  const queens = p.queens
  movers = (p.bishops | queens) & ours
  while (movers) {
    const from = lsb(movers)
    let reach = bishopAttacks(from, occupied) & targets
    if (pinned & bit(from)) reach &= lineThrough(king, from)
    list = emit<K>(list, from, reach)
    movers &= movers - 1
  }
  movers = (p.rooks | queens) & ours
  while (movers) {
    const from = lsb(movers)
    let reach = rookAttacks(from, occupied) & targets
    if (pinned & bit(from)) reach &= lineThrough(king, from)
    list = emit<K>(list, from, reach)
    movers &= movers - 1
  }
  if (sizeof<K>() !== 2 && !checkers && i32(state.castlingRights) & (isSigned<C>() ? 12 : 3)) {
    list = castlingMoves<C, K>(list, king, occupied)
  }
  return list
}
