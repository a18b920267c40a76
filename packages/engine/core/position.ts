// The position of this thread: bitboards and a mailbox at `base`, and a stack of states (what a move
// cannot restore by itself) whose top is `state`.
import {
  betweenTo,
  bishopAttacks,
  bishopRays,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  rookAttacks,
  rookRays,
} from './attacks'
import {
  BISHOP,
  BLACK,
  bit,
  EMPTY,
  KING,
  KNIGHT,
  lsb,
  MINICHESS,
  many,
  PAWN,
  QUEEN,
  ROOK,
  STANDARD,
} from './bits'
import { STATE_SIZE, STATES, STATES_MAX, THREAD_SIZE, THREADS } from './memory'

export const ROLES: usize = 0
export const COLORS: usize = 48
export const MAILBOX: usize = 64
/** For each square, the castling rights that survive a move from or to it. */
export const CASTLING_KEPT: usize = 128
// Castling rights are numbered 0 white h-side, 1 white a-side, 2 black h-side, 3 black a-side.
export const CASTLING_EMPTY: usize = 192
export const CASTLING_SAFE: usize = 224
export const CASTLING_ROOK: usize = 256
/** Squares off a smaller board count as occupied. */
export const WALLS: usize = 264

export const KEY: usize = 0
export const PAWN_KEY: usize = 8
/** Keys of the pieces other than pawns, white's and then black's. */
export const PIECE_KEYS: usize = 16
export const CHECKERS: usize = 32
export const PINNED: usize = 40
export const PIECE_SQUARE_SUM: usize = 48
export const PHASE: usize = 52
export const CASTLING_RIGHTS: usize = 56
export const EN_PASSANT_SQUARE: usize = 57
export const CAPTURED: usize = 58
export const HALFMOVES: usize = 60
export const GAME_PLY: usize = 62
/** Plies since the last null move, which no repetition reaches across. */
export const PLIES_FROM_NULL: usize = 64
export const MINOR_KEY: usize = 72

export let base: usize = THREADS
export let state: usize = THREADS + STATES
export let turn: i32 = 0
export let variant: i32 = STANDARD

export function chooseThread(thread: i32): void {
  base = THREADS + usize(thread) * THREAD_SIZE
  state = base + STATES
}

//@inline
export function setTurn(color: i32): void {
  turn = color
}

//@inline
export function setVariant(id: i32): void {
  variant = id
}

//@inline
export function setState(pointer: usize): void {
  state = pointer
}

//@inline
export function firstState(): usize {
  return base + STATES
}

/** Longer than any game can go on without a capture or a pawn's move. */
export function isStackLong(): bool {
  return state - firstState() >= (STATES_MAX / 2) * STATE_SIZE
}

/** Forgets the states before the present one: nothing before an irreversible move can be repeated. */
export function dropOlderStates(): void {
  if (state !== firstState()) memory.copy(firstState(), state, STATE_SIZE)
  state = firstState()
  store<u16>(state, 0, PLIES_FROM_NULL)
}

//@inline
export function ofRole(role: i32): u64 {
  return load<u64>(base + (usize(role) << 3))
}

//@inline
export function ofColor(color: i32): u64 {
  return load<u64>(base + (usize(color) << 3), COLORS)
}

//@inline
export function pieces(color: i32, role: i32): u64 {
  return ofRole(role) & ofColor(color)
}

//@inline
export function pieceOn(square: i32): i32 {
  return i32(load<u8>(base + usize(square), MAILBOX))
}

/** Everything that stops a slider, walls of a small board included. */
//@inline
export function blockers(): u64 {
  return load<u64>(base, COLORS) | load<u64>(base, COLORS + 8) | load<u64>(base, WALLS)
}

//@inline
export function key(): u64 {
  return load<u64>(state, KEY)
}

//@inline
export function inCheck(): bool {
  return load<u64>(state, CHECKERS) !== 0
}

//@inline
export function halfmoves(): i32 {
  return i32(load<u16>(state, HALFMOVES))
}

//@inline
export function gamePly(): i32 {
  return i32(load<u16>(state, GAME_PLY))
}

//@inline
export function isMinichess(): bool {
  return variant === MINICHESS
}

/** All pieces of either colour that attack a square, given what stands in the way. */
export function attackersTo(square: i32, occupied: u64): u64 {
  const p = base
  const queens = load<u64>(p, usize(QUEEN) << 3)
  return (
    (pawnAttacks(BLACK, square) & load<u64>(p) & load<u64>(p, COLORS)) |
    (pawnAttacks(0, square) & load<u64>(p) & load<u64>(p, COLORS + 8)) |
    (knightAttacks(square) & load<u64>(p, usize(KNIGHT) << 3)) |
    (kingAttacks(square) & load<u64>(p, usize(KING) << 3)) |
    (bishopAttacks(square, occupied) & (load<u64>(p, usize(BISHOP) << 3) | queens)) |
    (rookAttacks(square, occupied) & (load<u64>(p, usize(ROOK) << 3) | queens))
  )
}

/** Whether `them` attacks a square; the cheap form of attackersTo: few sliders share a line with it. */
//@inline
export function isAttackedBy<Them>(square: i32, occupied: u64): bool {
  const p = base
  const theirs = isSigned<Them>() ? load<u64>(p, COLORS + 8) : load<u64>(p, COLORS)
  const leapers =
    (knightAttacks(square) & load<u64>(p, usize(KNIGHT) << 3)) |
    (pawnAttacks(isSigned<Them>() ? 0 : 1, square) & load<u64>(p)) |
    (kingAttacks(square) & load<u64>(p, usize(KING) << 3))
  if (leapers & theirs) return true
  const queens = load<u64>(p, usize(QUEEN) << 3)
  const diagonal = (load<u64>(p, usize(BISHOP) << 3) | queens) & theirs
  if (bishopRays(square) & diagonal && bishopAttacks(square, occupied) & diagonal) return true
  const straight = (load<u64>(p, usize(ROOK) << 3) | queens) & theirs
  return (rookRays(square) & straight) !== 0 && (rookAttacks(square, occupied) & straight) !== 0
}

/** Sets checkers and pinned pieces of the side to move, `Us`. */
//@inline
export function updateChecks<Us>(): void {
  const p = base
  const s = state
  const ours = isSigned<Us>() ? load<u64>(p, COLORS + 8) : load<u64>(p, COLORS)
  const theirs = isSigned<Us>() ? load<u64>(p, COLORS) : load<u64>(p, COLORS + 8)
  const kings = load<u64>(p, usize(KING) << 3) & ours
  if (!kings) {
    store<u64>(s, 0, CHECKERS)
    store<u64>(s, 0, PINNED)
    return
  }
  const king = lsb(kings)
  const queens = load<u64>(p, usize(QUEEN) << 3)
  const diagonal = (load<u64>(p, usize(BISHOP) << 3) | queens) & theirs
  const straight = (load<u64>(p, usize(ROOK) << 3) | queens) & theirs
  let checkers =
    (knightAttacks(king) & load<u64>(p, usize(KNIGHT) << 3) & theirs) |
    (pawnAttacks(isSigned<Us>() ? 1 : 0, king) & load<u64>(p, usize(PAWN) << 3) & theirs)
  let pinned: u64 = 0
  const occupied = ours | theirs
  let snipers = (bishopRays(king) & diagonal) | (rookRays(king) & straight)
  while (snipers) {
    const sniper = lsb(snipers)
    snipers &= snipers - 1
    const between = (betweenTo(king, sniper) ^ bit(sniper)) & occupied
    if (!between) checkers |= bit(sniper)
    else if (!many(between)) pinned |= between & ours
  }
  store<u64>(s, checkers, CHECKERS)
  store<u64>(s, pinned, PINNED)
}

//@inline
export function put(piece: i32, square: i32): void {
  const p = base
  const b = bit(square)
  const role = p + (usize(piece >> 1) << 3)
  const color = p + (usize(piece & 1) << 3)
  store<u64>(role, load<u64>(role) | b)
  store<u64>(color, load<u64>(color, COLORS) | b, COLORS)
  store<u8>(p + usize(square), u8(piece), MAILBOX)
}

//@inline
export function take(piece: i32, square: i32): void {
  const p = base
  const b = bit(square)
  const role = p + (usize(piece >> 1) << 3)
  const color = p + (usize(piece & 1) << 3)
  store<u64>(role, load<u64>(role) ^ b)
  store<u64>(color, load<u64>(color, COLORS) ^ b, COLORS)
  store<u8>(p + usize(square), u8(EMPTY), MAILBOX)
}

//@inline
export function shift(piece: i32, from: i32, to: i32): void {
  const p = base
  const b = bit(from) | bit(to)
  const role = p + (usize(piece >> 1) << 3)
  const color = p + (usize(piece & 1) << 3)
  store<u64>(role, load<u64>(role) ^ b)
  store<u64>(color, load<u64>(color, COLORS) ^ b, COLORS)
  store<u8>(p + usize(from), u8(EMPTY), MAILBOX)
  store<u8>(p + usize(to), u8(piece), MAILBOX)
}
