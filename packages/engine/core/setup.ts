import { pawnAttacks } from './attacks'
import { BISHOP, bit, EMPTY, KING, lsb, MINI_AREA, MINICHESS, NO_SQUARE, PAWN, WHITE } from './bits'
import { isEnPassantSafe } from './generate'
import { kingGoal } from './make'
import { phaseOf, pieceSquare } from './piece-square'
import {
  base,
  CAPTURED,
  CASTLING_EMPTY,
  CASTLING_KEPT,
  CASTLING_RIGHTS,
  CASTLING_ROOK,
  CASTLING_SAFE,
  EN_PASSANT_SQUARE,
  firstState,
  GAME_PLY,
  HALFMOVES,
  isMinichess,
  KEY,
  MAILBOX,
  MINOR_KEY,
  PAWN_KEY,
  PHASE,
  PIECE_KEYS,
  PIECE_SQUARE_SUM,
  PLIES_FROM_NULL,
  pieceOn,
  pieces,
  put,
  ROLES,
  setState,
  setTurn,
  setVariant,
  state,
  turn,
  updateChecks,
  WALLS,
} from './position'
import { castlingKey, enPassantKey, pieceKey, plyKey, turnKey } from './zobrist'

/** The squares from one to another on the same rank, both included. */
function span(a: i32, b: i32): u64 {
  let result: u64 = 0
  for (let square = min(a, b); square <= max(a, b); square++) result |= bit(square)
  return result
}

function allowCastling(index: i32, rook: i32): void {
  const p = base
  const king = lsb(pieces(index >> 1, KING))
  const kingTo = kingGoal(king, rook)
  const rookTo = (king & 56) | (rook > king ? 5 : 3)
  const ownSquares = bit(king) | bit(rook)
  store<u64>(p + (usize(index) << 3), (span(king, kingTo) | span(rook, rookTo)) & ~ownSquares, CASTLING_EMPTY)
  store<u64>(p + (usize(index) << 3), span(king, kingTo), CASTLING_SAFE)
  store<u8>(p + usize(index), u8(rook), CASTLING_ROOK)
  const rights = u8(i32(1) << index)
  store<u8>(p + usize(rook), load<u8>(p + usize(rook), CASTLING_KEPT) & ~rights, CASTLING_KEPT)
  store<u8>(p + usize(king), load<u8>(p + usize(king), CASTLING_KEPT) & ~rights, CASTLING_KEPT)
  store<u8>(state, load<u8>(state, CASTLING_RIGHTS) | rights, CASTLING_RIGHTS)
}

function isEnPassantLegal(target: i32): bool {
  let takers = pawnAttacks(turn ^ 1, target) & pieces(turn, PAWN)
  while (takers) {
    if (isEnPassantSafe(turn, lsb(takers), target)) return true
    takers &= takers - 1
  }
  return false
}

/** Computes every key and sum of the present state from the board alone. */
export function refreshKeys(s: usize): void {
  let k: u64 = 0
  store<u64>(s, 0, PAWN_KEY)
  store<u64>(s, 0, PIECE_KEYS)
  store<u64>(s, 0, PIECE_KEYS + 8)
  store<u64>(s, 0, MINOR_KEY)
  let sum = 0
  let phase = 0
  for (let square = 0; square < 64; square++) {
    const piece = pieceOn(square)
    if (piece === EMPTY) continue
    const own = pieceKey(piece, square)
    const role = piece >> 1
    k ^= own
    sum += pieceSquare(piece, square)
    phase += phaseOf(role)
    if (role === PAWN) {
      store<u64>(s, load<u64>(s, PAWN_KEY) ^ own, PAWN_KEY)
      continue
    }
    const colored = s + (usize(piece & 1) << 3)
    store<u64>(colored, load<u64>(colored, PIECE_KEYS) ^ own, PIECE_KEYS)
    if (role <= BISHOP || role === KING) store<u64>(s, load<u64>(s, MINOR_KEY) ^ own, MINOR_KEY)
  }
  const target = i32(load<u8>(s, EN_PASSANT_SQUARE))
  k ^= castlingKey(i32(load<u8>(s, CASTLING_RIGHTS)))
  if (target !== NO_SQUARE) k ^= enPassantKey(target)
  if (turn) k ^= turnKey()
  if (isMinichess()) k ^= plyKey(i32(load<u16>(s, GAME_PLY)))
  store<u64>(s, k, KEY)
  store<i32>(s, sum, PIECE_SQUARE_SUM)
  store<i32>(s, phase, PHASE)
}

/**
 * Sets the position whose pieces the host has written to the mailbox. A castling right is given by its rook's
 * square, or 64; they come in the order of CASTLING_ROOK.
 */
export function setPosition(
  variantId: i32,
  color: i32,
  rook0: i32,
  rook1: i32,
  rook2: i32,
  rook3: i32,
  target: i32,
  clock: i32,
  ply: i32,
): void {
  const p = base
  setVariant(variantId)
  setTurn(color)
  setState(firstState())
  store<u64>(p, variantId === MINICHESS ? ~MINI_AREA : 0, WALLS)
  for (let offset: usize = ROLES; offset < MAILBOX; offset += 8) store<u64>(p + offset, 0)
  for (let square = 0; square < 64; square++) {
    if (pieceOn(square) !== EMPTY) put(pieceOn(square), square)
    store<u8>(p + usize(square), 15, CASTLING_KEPT)
  }
  store<u8>(state, 0, CASTLING_RIGHTS)
  if (rook0 !== NO_SQUARE) allowCastling(0, rook0)
  if (rook1 !== NO_SQUARE) allowCastling(1, rook1)
  if (rook2 !== NO_SQUARE) allowCastling(2, rook2)
  if (rook3 !== NO_SQUARE) allowCastling(3, rook3)
  const legal = target !== NO_SQUARE && isEnPassantLegal(target)
  store<u8>(state, u8(legal ? target : NO_SQUARE), EN_PASSANT_SQUARE)
  store<u8>(state, u8(EMPTY), CAPTURED)
  store<u16>(state, u16(clock), HALFMOVES)
  store<u16>(state, u16(ply), GAME_PLY)
  store<u16>(state, 0, PLIES_FROM_NULL)
  refreshKeys(state)
  if (turn === WHITE) updateChecks<u32>()
  else updateChecks<i32>()
}
