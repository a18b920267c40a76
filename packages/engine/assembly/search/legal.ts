// Whether a move from the table or a killer slot may be played here.
import {
  betweenTo,
  bishopAttacks,
  kingAttacks,
  knightAttacks,
  lineThrough,
  pawnAttacks,
  rookAttacks,
} from '../board/attacks'
import {
  BISHOP,
  bit,
  DOUBLE_STEP,
  EMPTY,
  KING,
  KNIGHT,
  lsb,
  MINI_AREA,
  many,
  moveFrom,
  moveKind,
  moveTo,
  NORMAL,
  PAWN,
  ROOK,
} from '../board/bits'
import { ENTRY_SIZE, moveOf } from '../board/move-list'
import { generateAll } from '../board/moves'
import { blockers, isAttackedBy, isMinichess, pieceOn, pieces, state, turn } from '../board/position'
import { MAX_PLY } from '../memory'
import { listAt } from './frame'

function isListed(m: i32): bool {
  const list = listAt(MAX_PLY + 4)
  const end = generateAll(list)
  for (let at = list; at < end; at += ENTRY_SIZE) if (moveOf(at) === m) return true
  return false
}

function reaches(role: i32, from: i32, to: i32): bool {
  const occupied = blockers()
  let reach: u64 = 0
  if (role === KNIGHT) reach = knightAttacks(from)
  else if (role === KING) reach = kingAttacks(from)
  else {
    if (role !== ROOK) reach = bishopAttacks(from, occupied)
    if (role !== BISHOP) reach |= rookAttacks(from, occupied)
  }
  return (reach & bit(to)) !== 0
}

function pawnReaches(m: i32, from: i32, to: i32): bool {
  const up = turn ? -8 : 8
  const last = turn ? 0 : isMinichess() ? 5 : 7
  if (to >> 3 === last) return false
  if (moveKind(m) === DOUBLE_STEP) {
    return (
      !isMinichess() &&
      from >> 3 === (turn ? 6 : 1) &&
      to === from + up * 2 &&
      pieceOn(to) === EMPTY &&
      pieceOn(from + up) === EMPTY
    )
  }
  if (pieceOn(to) === EMPTY) return to === from + up
  return (pawnAttacks(turn, from) & bit(to)) !== 0
}

export function isLegal(m: i32): bool {
  const kind = moveKind(m)
  if (kind !== NORMAL && kind !== DOUBLE_STEP) return isListed(m)
  const from = moveFrom(m)
  const to = moveTo(m)
  const piece = pieceOn(from)
  const target = pieceOn(to)
  if (piece === EMPTY || (piece & 1) !== turn) return false
  if (target !== EMPTY && (target & 1) === turn) return false
  const role = piece >> 1
  if (role === PAWN) {
    if (!pawnReaches(m, from, to)) return false
  } else if (kind !== NORMAL || !reaches(role, from, to)) return false
  if (isMinichess()) return (bit(to) & MINI_AREA) !== 0
  const king = lsb(pieces(turn, KING))
  if (role === KING) {
    const without = blockers() ^ bit(from)
    return !(turn ? isAttackedBy<u32>(to, without) : isAttackedBy<i32>(to, without))
  }
  const checkers = state.checkers
  if (many(checkers)) return false
  if (checkers && !(betweenTo(king, lsb(checkers)) & bit(to))) return false
  return !(state.pinned & bit(from)) || (lineThrough(king, from) & bit(to)) !== 0
}
