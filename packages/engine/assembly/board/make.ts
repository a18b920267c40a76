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
import { phaseOf, pieceSquare } from './piece-square'
import {
  castlingKept,
  isMinichess,
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
import { type State, togglePieceKey } from './state'
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
function toggle(s: State, piece: i32, k: u64): void {
  const role = piece >> 1
  if (role === PAWN) {
    s.pawnKey ^= k
    return
  }
  togglePieceKey(s, piece & 1, k)
  if (role <= BISHOP || role === KING) s.minorKey ^= k
}

//@inline
function copyState(from: State, to: State): void {
  to.pawnKey = from.pawnKey
  to.whitePieceKey = from.whitePieceKey
  to.blackPieceKey = from.blackPieceKey
  to.minorKey = from.minorKey
  to.pliesFromNull = from.pliesFromNull + 1
  to.gamePly = from.gamePly + 1
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

function makeCastling<C>(s: State, king: i32, rook: i32, k: u64): u64 {
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
  s.pieceSquareSum =
    s.pieceSquareSum +
    pieceSquare(kingPiece, kingTo) -
    pieceSquare(kingPiece, king) +
    pieceSquare(rookPiece, rookTo) -
    pieceSquare(rookPiece, rook)
  return k ^ kingKeys ^ rookKeys
}

/** Makes a legal move of `C`, the side to move. */
export function makeMove<C>(m: i32): void {
  const before = state
  const s = before.next()
  const us = isSigned<C>() ? 1 : 0
  const from = moveFrom(m)
  const to = moveTo(m)
  const kind = moveKind(m)
  const piece = pieceOn(from)
  const oldRights = i32(before.castlingRights)
  const oldTarget = i32(before.enPassantSquare)
  let sum = before.pieceSquareSum
  let phase = before.phase
  let k = before.key ^ turnKey()
  let captured = EMPTY
  let clock = before.halfmoves + 1
  let target = NO_SQUARE
  copyState(before, s)
  if (oldTarget !== NO_SQUARE) k ^= enPassantKey(oldTarget)

  if (kind === CASTLING) {
    s.pieceSquareSum = sum
    k = makeCastling<C>(s, from, to, k)
    sum = s.pieceSquareSum
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

  const rights = oldRights & castlingKept(from) & castlingKept(to)
  if (rights !== oldRights) k ^= castlingKey(rights) ^ castlingKey(oldRights)
  if (target !== NO_SQUARE) k ^= enPassantKey(target)
  if (isMinichess()) {
    const ply = i32(s.gamePly)
    k ^= plyKey(ply - 1) ^ plyKey(ply)
  }
  s.key = k
  s.pieceSquareSum = sum
  s.phase = phase
  s.castlingRights = u8(rights)
  s.enPassantSquare = u8(target)
  s.captured = u8(captured)
  s.halfmoves = u16(clock)
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
  const captured = i32(state.captured)
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
  setState(state.back(1))
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
  const s = before.next()
  const oldTarget = i32(before.enPassantSquare)
  before.copyTo(s)
  let k = before.key ^ turnKey()
  if (oldTarget !== NO_SQUARE) k ^= enPassantKey(oldTarget)
  const ply = i32(before.gamePly) + 1
  if (isMinichess()) k ^= plyKey(ply - 1) ^ plyKey(ply)
  s.key = k
  s.enPassantSquare = u8(NO_SQUARE)
  s.captured = u8(EMPTY)
  s.halfmoves = before.halfmoves + 1
  s.gamePly = u16(ply)
  s.pliesFromNull = 0
  setState(s)
  setTurn(turn ^ 1)
  if (turn) updateChecks<i32>()
  else updateChecks<u32>()
}

export function unmakeNull(): void {
  setState(state.back(1))
  setTurn(turn ^ 1)
}
