import { pawnAttacks } from './attacks'
import { BISHOP, bit, EMPTY, KING, lsb, MINI_AREA, MINICHESS, NO_SQUARE, PAWN, WHITE } from './bits'
import { isEnPassantSafe } from './generate'
import { kingGoal } from './make'
import { phaseOf, pieceSquare } from './piece-square'
import {
  castling,
  castlingKept,
  clearBoard,
  firstState,
  isMinichess,
  keepCastling,
  pieceOn,
  pieces,
  put,
  setState,
  setTurn,
  setVariant,
  state,
  turn,
  updateChecks,
} from './position'
import { type State, togglePieceKey } from './state'
import { castlingKey, enPassantKey, pieceKey, plyKey, turnKey } from './zobrist'

/** The squares from one to another on the same rank, both included. */
function span(a: i32, b: i32): u64 {
  let result: u64 = 0
  for (let square = min(a, b); square <= max(a, b); square++) result |= bit(square)
  return result
}

function allowCastling(index: i32, rook: i32): void {
  const king = lsb(pieces(index >> 1, KING))
  const kingTo = kingGoal(king, rook)
  const rookTo = (king & 56) | (rook > king ? 5 : 3)
  const ownSquares = bit(king) | bit(rook)
  const asked = castling(index)
  asked.empty = (span(king, kingTo) | span(rook, rookTo)) & ~ownSquares
  asked.safe = span(king, kingTo)
  asked.rook = u8(rook)
  const right = i32(1) << index
  keepCastling(rook, castlingKept(rook) & ~right)
  keepCastling(king, castlingKept(king) & ~right)
  state.castlingRights |= u8(right)
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
export function refreshKeys(s: State): void {
  let k: u64 = 0
  s.pawnKey = 0
  s.whitePieceKey = 0
  s.blackPieceKey = 0
  s.minorKey = 0
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
      s.pawnKey ^= own
      continue
    }
    togglePieceKey(s, piece & 1, own)
    if (role <= BISHOP || role === KING) s.minorKey ^= own
  }
  const target = i32(s.enPassantSquare)
  k ^= castlingKey(i32(s.castlingRights))
  if (target !== NO_SQUARE) k ^= enPassantKey(target)
  if (turn) k ^= turnKey()
  if (isMinichess()) k ^= plyKey(i32(s.gamePly))
  s.key = k
  s.pieceSquareSum = sum
  s.phase = phase
}

/** The key computed from the board alone, to compare with the one that moves keep. */
export function freshKey(): u64 {
  const kept = state.next()
  state.copyTo(kept)
  refreshKeys(kept)
  return kept.key
}

/**
 * Sets the position whose pieces the host has written to the mailbox. A castling right is given by its rook's
 * square, or 64; they come in the order of castling().
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
  setVariant(variantId)
  setTurn(color)
  setState(firstState())
  clearBoard(variantId === MINICHESS ? ~MINI_AREA : 0)
  for (let square = 0; square < 64; square++) {
    if (pieceOn(square) !== EMPTY) put(pieceOn(square), square)
    keepCastling(square, 15)
  }
  state.castlingRights = 0
  if (rook0 !== NO_SQUARE) allowCastling(0, rook0)
  if (rook1 !== NO_SQUARE) allowCastling(1, rook1)
  if (rook2 !== NO_SQUARE) allowCastling(2, rook2)
  if (rook3 !== NO_SQUARE) allowCastling(3, rook3)
  const legal = target !== NO_SQUARE && isEnPassantLegal(target)
  state.enPassantSquare = u8(legal ? target : NO_SQUARE)
  state.captured = u8(EMPTY)
  state.halfmoves = u16(clock)
  state.gamePly = u16(ply)
  state.pliesFromNull = 0
  refreshKeys(state)
  if (turn === WHITE) updateChecks<u32>()
  else updateChecks<i32>()
}
