import {
  betweenTo,
  bishopAttacks,
  bishopRays,
  blackPawnsAttack,
  kingAttacks,
  knightAttacks,
  lineThrough,
  pawnAttacks,
  rookAttacks,
  rookRays,
  whitePawnsAttack,
} from '@rookery/engine/assembly/board/attacks'
import {
  BISHOP,
  bit,
  CASTLING,
  EN_PASSANT,
  isPromotion,
  KING,
  KNIGHT,
  lsb,
  many,
  moveFrom,
  moveKind,
  moveTo,
  PAWN,
  promotionRole,
  QUEEN,
  ROOK,
} from '@rookery/engine/assembly/board/bits'
import { board, ofColor, pieceOn, pieces } from '@rookery/engine/assembly/board/position'

export function attacksOf(role: i32, color: i32, square: i32, occupied: u64): u64 {
  switch (role) {
    case PAWN:
      return pawnAttacks(color, square)
    case KNIGHT:
      return knightAttacks(square)
    case BISHOP:
      return bishopAttacks(square, occupied)
    case ROOK:
      return rookAttacks(square, occupied)
    case QUEEN:
      return bishopAttacks(square, occupied) | rookAttacks(square, occupied)
    default:
      return kingAttacks(square)
  }
}

export function pawnsReach(color: i32): u64 {
  return color ? blackPawnsAttack(pieces(1, PAWN)) : whitePawnsAttack(pieces(0, PAWN))
}

/** Every square that a side attacks. */
export function reachOf(color: i32): u64 {
  const occupied = board().white | board().black
  let reach = pawnsReach(color) | kingAttacks(lsb(pieces(color, KING)))
  for (let role = KNIGHT; role <= QUEEN; role++) {
    let men = pieces(color, role)
    while (men) {
      reach |= attacksOf(role, color, lsb(men), occupied)
      men &= men - 1
    }
  }
  return reach
}

/** Men of a side that alone stand between a slider of theirs and the other king. */
export function unmaskers(color: i32): u64 {
  const king = lsb(pieces(color ^ 1, KING))
  const occupied = board().white | board().black
  const queens = pieces(color, QUEEN)
  let snipers =
    (bishopRays(king) & (pieces(color, BISHOP) | queens)) | (rookRays(king) & (pieces(color, ROOK) | queens))
  let found: u64 = 0
  while (snipers) {
    const sniper = lsb(snipers)
    snipers &= snipers - 1
    const between = (betweenTo(king, sniper) ^ bit(sniper)) & occupied
    if (between && !many(between)) found |= between & ofColor(color)
  }
  return found
}

/** Whether a move that is no castling gives check, and by the man that moves; en passant's lines are not looked at. */
export function givesCheck(m: i32, color: i32, discoverers: u64): bool {
  const kind = moveKind(m)
  if (kind === CASTLING || kind === EN_PASSANT) return false
  const king = lsb(pieces(color ^ 1, KING))
  const from = moveFrom(m)
  const to = moveTo(m)
  const occupied = ((board().white | board().black) ^ bit(from)) | bit(to)
  const role = isPromotion(m) ? promotionRole(m) : pieceOn(from) >> 1
  if (role !== KING && attacksOf(role, color, to, occupied) & bit(king)) return true
  return (discoverers & bit(from)) !== 0 && (lineThrough(king, from) & bit(to)) === 0
}
