import { pawnAttacks } from './attacks'
import {
  BISHOP,
  CASTLING,
  DOUBLE_STEP,
  EMPTY,
  EN_PASSANT,
  isPromotion,
  KING,
  lsb,
  moveFrom,
  moveKind,
  moveTo,
  NO_SQUARE,
  PAWN,
  promotionRole,
  ROOK,
} from './bits'
import { isEnPassantSafe } from './generate'
import { STATE_SIZE } from './memory'
import { phaseOf, pieceSquare } from './piece-square'
import {
  base,
  CAPTURED,
  CASTLING_KEPT,
  CASTLING_RIGHTS,
  EN_PASSANT_SQUARE,
  GAME_PLY,
  HALFMOVES,
  isMinichess,
  KEY,
  MINOR_KEY,
  PAWN_KEY,
  PHASE,
  PIECE_KEYS,
  PIECE_SQUARE_SUM,
  PLIES_FROM_NULL,
  pieceOn,
  pieces,
  put,
  setState,
  setTurn,
  shift,
  state,
  take,
  turn,
  updateChecks,
} from './position'
import { castlingKey, enPassantKey, pieceKey, plyKey, turnKey } from './zobrist'

//@inline
export function kingGoal(king: i32, rook: i32): i32 {
  return (king & 56) | (rook > king ? 6 : 2)
}

//@inline
function rookGoal(king: i32, rook: i32): i32 {
  return (king & 56) | (rook > king ? 5 : 3)
}

/** Keeps the keys other than the main one in step with a piece's squares. */
//@inline
function toggle(s: usize, piece: i32, k: u64): void {
  const role = piece >> 1
  if (role === PAWN) {
    store<u64>(s, load<u64>(s, PAWN_KEY) ^ k, PAWN_KEY)
    return
  }
  const own = s + (usize(piece & 1) << 3)
  store<u64>(own, load<u64>(own, PIECE_KEYS) ^ k, PIECE_KEYS)
  if (role <= BISHOP || role === KING) store<u64>(s, load<u64>(s, MINOR_KEY) ^ k, MINOR_KEY)
}

//@inline
function copyState(from: usize, to: usize): void {
  store<u64>(to, load<u64>(from, PAWN_KEY), PAWN_KEY)
  store<u64>(to, load<u64>(from, PIECE_KEYS), PIECE_KEYS)
  store<u64>(to, load<u64>(from, PIECE_KEYS + 8), PIECE_KEYS + 8)
  store<u64>(to, load<u64>(from, MINOR_KEY), MINOR_KEY)
  store<u16>(to, load<u16>(from, PLIES_FROM_NULL) + 1, PLIES_FROM_NULL)
  store<u16>(to, load<u16>(from, GAME_PLY) + 1, GAME_PLY)
}

/** The square to name for en passant after a double step of `C`: only when the capture is legal. */
function enPassantAfter<C>(from: i32, to: i32): i32 {
  const target = (from + to) >> 1
  const us = isSigned<C>() ? 1 : 0
  let takers = pawnAttacks(us, target) & pieces(us ^ 1, PAWN)
  while (takers) {
    if (isEnPassantSafe(us ^ 1, lsb(takers), target)) return target
    takers &= takers - 1
  }
  return NO_SQUARE
}

function makeCastling<C>(s: usize, king: i32, rook: i32, k: u64): u64 {
  const us = isSigned<C>() ? 1 : 0
  const kingPiece = KING * 2 + us
  const rookPiece = ROOK * 2 + us
  const kingTo = kingGoal(king, rook)
  const rookTo = rookGoal(king, rook)
  take(kingPiece, king)
  take(rookPiece, rook)
  put(kingPiece, kingTo)
  put(rookPiece, rookTo)
  const kingKeys = pieceKey(kingPiece, king) ^ pieceKey(kingPiece, kingTo)
  const rookKeys = pieceKey(rookPiece, rook) ^ pieceKey(rookPiece, rookTo)
  toggle(s, kingPiece, kingKeys)
  toggle(s, rookPiece, rookKeys)
  store<i32>(
    s,
    load<i32>(s, PIECE_SQUARE_SUM) +
      pieceSquare(kingPiece, kingTo) -
      pieceSquare(kingPiece, king) +
      pieceSquare(rookPiece, rookTo) -
      pieceSquare(rookPiece, rook),
    PIECE_SQUARE_SUM,
  )
  return k ^ kingKeys ^ rookKeys
}

/** Makes a legal move of `C`, the side to move. */
export function makeMove<C>(m: i32): void {
  const p = base
  const before = state
  const s = before + STATE_SIZE
  const us = isSigned<C>() ? 1 : 0
  const from = moveFrom(m)
  const to = moveTo(m)
  const kind = moveKind(m)
  const piece = pieceOn(from)
  const oldRights = i32(load<u8>(before, CASTLING_RIGHTS))
  const oldTarget = i32(load<u8>(before, EN_PASSANT_SQUARE))
  let sum = load<i32>(before, PIECE_SQUARE_SUM)
  let phase = load<i32>(before, PHASE)
  let k = load<u64>(before, KEY) ^ turnKey()
  let captured = EMPTY
  let clock = load<u16>(before, HALFMOVES) + 1
  let target = NO_SQUARE
  copyState(before, s)
  if (oldTarget !== NO_SQUARE) k ^= enPassantKey(oldTarget)

  if (kind === CASTLING) {
    store<i32>(s, sum, PIECE_SQUARE_SUM)
    k = makeCastling<C>(s, from, to, k)
    sum = load<i32>(s, PIECE_SQUARE_SUM)
  } else {
    const victim = kind === EN_PASSANT ? to ^ 8 : to
    captured = pieceOn(victim)
    if (captured !== EMPTY) {
      const capturedKey = pieceKey(captured, victim)
      take(captured, victim)
      toggle(s, captured, capturedKey)
      k ^= capturedKey
      sum -= pieceSquare(captured, victim)
      phase -= phaseOf(captured >> 1)
      clock = 0
    }
    if (isPromotion(m)) {
      const promoted = promotionRole(m) * 2 + us
      take(piece, from)
      put(promoted, to)
      const pawn = pieceKey(piece, from)
      const queen = pieceKey(promoted, to)
      toggle(s, piece, pawn)
      toggle(s, promoted, queen)
      k ^= pawn ^ queen
      sum += pieceSquare(promoted, to) - pieceSquare(piece, from)
      phase += phaseOf(promoted >> 1)
      clock = 0
    } else {
      shift(piece, from, to)
      const both = pieceKey(piece, from) ^ pieceKey(piece, to)
      toggle(s, piece, both)
      k ^= both
      sum += pieceSquare(piece, to) - pieceSquare(piece, from)
      if (piece >> 1 === PAWN) {
        clock = 0
        if (kind === DOUBLE_STEP) target = enPassantAfter<C>(from, to)
      }
    }
  }

  const rights =
    oldRights & i32(load<u8>(p + usize(from), CASTLING_KEPT)) & i32(load<u8>(p + usize(to), CASTLING_KEPT))
  if (rights !== oldRights) k ^= castlingKey(rights) ^ castlingKey(oldRights)
  if (target !== NO_SQUARE) k ^= enPassantKey(target)
  if (isMinichess()) {
    const ply = i32(load<u16>(s, GAME_PLY))
    k ^= plyKey(ply - 1) ^ plyKey(ply)
  }
  store<u64>(s, k, KEY)
  store<i32>(s, sum, PIECE_SQUARE_SUM)
  store<i32>(s, phase, PHASE)
  store<u8>(s, u8(rights), CASTLING_RIGHTS)
  store<u8>(s, u8(target), EN_PASSANT_SQUARE)
  store<u8>(s, u8(captured), CAPTURED)
  store<u16>(s, u16(clock), HALFMOVES)
  setState(s)
  setTurn(us ^ 1)
  if (isSigned<C>()) updateChecks<u32>()
  else updateChecks<i32>()
}

/** Takes back a move of `C`, the side that moved last. */
export function unmakeMove<C>(m: i32): void {
  const us = isSigned<C>() ? 1 : 0
  const from = moveFrom(m)
  const to = moveTo(m)
  const kind = moveKind(m)
  const captured = i32(load<u8>(state, CAPTURED))
  if (kind === CASTLING) {
    take(KING * 2 + us, kingGoal(from, to))
    take(ROOK * 2 + us, rookGoal(from, to))
    put(KING * 2 + us, from)
    put(ROOK * 2 + us, to)
  } else {
    if (isPromotion(m)) {
      take(promotionRole(m) * 2 + us, to)
      put(PAWN * 2 + us, from)
    } else {
      shift(pieceOn(to), to, from)
    }
    if (captured !== EMPTY) put(captured, kind === EN_PASSANT ? to ^ 8 : to)
  }
  setState(state - STATE_SIZE)
  setTurn(us)
}

export function make(m: i32): void {
  if (turn) makeMove<i32>(m)
  else makeMove<u32>(m)
}

export function unmake(m: i32): void {
  if (turn) unmakeMove<u32>(m)
  else unmakeMove<i32>(m)
}

/** Passes the turn; only when not in check. */
export function makeNull(): void {
  const before = state
  const s = before + STATE_SIZE
  const oldTarget = i32(load<u8>(before, EN_PASSANT_SQUARE))
  memory.copy(s, before, STATE_SIZE)
  let k = load<u64>(before, KEY) ^ turnKey()
  if (oldTarget !== NO_SQUARE) k ^= enPassantKey(oldTarget)
  const ply = i32(load<u16>(before, GAME_PLY)) + 1
  if (isMinichess()) k ^= plyKey(ply - 1) ^ plyKey(ply)
  store<u64>(s, k, KEY)
  store<u8>(s, u8(NO_SQUARE), EN_PASSANT_SQUARE)
  store<u8>(s, u8(EMPTY), CAPTURED)
  store<u16>(s, load<u16>(before, HALFMOVES) + 1, HALFMOVES)
  store<u16>(s, u16(ply), GAME_PLY)
  store<u16>(s, 0, PLIES_FROM_NULL)
  setState(s)
  setTurn(turn ^ 1)
  if (turn) updateChecks<i32>()
  else updateChecks<u32>()
}

export function unmakeNull(): void {
  setState(state - STATE_SIZE)
  setTurn(turn ^ 1)
}
