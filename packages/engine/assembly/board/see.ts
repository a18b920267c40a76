// Static exchange evaluation: what a series of captures on one square is worth.
import { bishopAttacks, lineThrough, rookAttacks } from './attacks'
import {
  BISHOP,
  bit,
  DOUBLE_STEP,
  EMPTY,
  isPromotion,
  KING,
  KNIGHT,
  lsb,
  moveFrom,
  moveKind,
  moveTo,
  NORMAL,
  PAWN,
  promotionRole,
  QUEEN,
  ROOK,
} from './bits'
import { attackersTo, blockers, isMinichess, ofColor, ofRole, pieceOn, pieces, state, turn } from './position'

/** Exchange worth of a role: pawn 100, knight and bishop 325, rook 500, queen 975; the king outweighs all. */
//@inline
export function exchangeWorth(role: i32): i32 {
  switch (role) {
    case PAWN:
      return 100
    case KNIGHT:
    case BISHOP:
      return 325
    case ROOK:
      return 500
    case QUEEN:
      return 975
    case KING:
      return 10000
    default:
      return 0
  }
}

/** Whether the exchange that a move begins is worth at least `threshold` to the mover. */
export function seeAtLeast(m: i32, threshold: i32): bool {
  const kind = moveKind(m)
  if (kind !== NORMAL && kind !== DOUBLE_STEP && !isPromotion(m)) return threshold <= 0
  const from = moveFrom(m)
  const to = moveTo(m)
  const captured = pieceOn(to)
  let balance = (captured === EMPTY ? 0 : exchangeWorth(captured >> 1)) - threshold
  let standing = exchangeWorth(pieceOn(from) >> 1)
  if (isPromotion(m)) {
    standing = exchangeWorth(promotionRole(m))
    balance += standing - exchangeWorth(PAWN)
  }
  if (balance < 0) return false
  balance -= standing
  if (balance >= 0) return true

  let occupied = (blockers() ^ bit(from)) | bit(to)
  const diagonal = ofRole(BISHOP) | ofRole(QUEEN)
  const straight = ofRole(ROOK) | ofRole(QUEEN)
  let attackers = attackersTo(to, occupied) & occupied
  let side = turn ^ 1
  // The state knows the mover's pinned pieces only; the enemy's are taken to be free.
  const pinned = isMinichess() ? u64(0) : state.pinned
  const king = lsb(pieces(turn, KING))
  while (true) {
    let own = attackers & ofColor(side)
    if (side === turn && pinned & own) own &= ~pinned | (pinned & lineThrough(king, to))
    if (!own) break
    let role = PAWN
    while (!(own & ofRole(role))) role++
    side ^= 1
    balance = -balance - 1 - exchangeWorth(role)
    if (balance >= 0) {
      // A king may not take what is still defended: then the exchange ends one step earlier.
      if (role === KING && attackers & ofColor(side)) side ^= 1
      break
    }
    occupied ^= bit(lsb(own & ofRole(role)))
    if (role === PAWN || role === BISHOP || role === QUEEN)
      attackers |= bishopAttacks(to, occupied) & diagonal
    if (role === ROOK || role === QUEEN) attackers |= rookAttacks(to, occupied) & straight
    attackers &= occupied
  }
  return side !== turn
}
