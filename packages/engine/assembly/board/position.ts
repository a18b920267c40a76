// The position of this thread: bitboards and a mailbox at `base`, and a stack of states (what a move
// cannot restore by itself) whose top is `state`.
import { REPORT, STATE_SIZE, STATES, STATES_MAX, THREAD_SIZE, THREADS } from '../memory'
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
import { BLACK, bit, EMPTY, lsb, MINICHESS, many, STANDARD } from './bits'
import type { State } from './state'

/** The men on the board, by role and by colour. */
//@unmanaged
export class Board {
  pawns: u64
  knights: u64
  bishops: u64
  rooks: u64
  queens: u64
  kings: u64
  white: u64
  black: u64
  /** Squares off a smaller board, which count as occupied. */
  walls: u64
}

/** What one castling asks for. */
//@unmanaged
export class Castling {
  /** The squares that must be empty. */
  empty: u64
  /** Those on which the king must not be attacked. */
  safe: u64
  /** The rook's square. */
  rook: u8
}

const COLORS: usize = offsetof<Board>('white')
/** The code of the piece on each square. */
export const MAILBOX: usize = offsetof<Board>()
/** For each square, the castling rights that survive a move from or to it. */
const CASTLING_KEPT: usize = MAILBOX + 64
const CASTLINGS: usize = CASTLING_KEPT + 64

if (CASTLINGS + 4 * offsetof<Castling>() > REPORT) ERROR('there is no room for four castlings before REPORT')

export let base: usize = THREADS
export let state: State = changetype<State>(THREADS + STATES)
export let turn: i32 = 0
export let variant: i32 = STANDARD

export function chooseThread(thread: i32): void {
  base = THREADS + usize(thread) * THREAD_SIZE
  state = firstState()
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
export function setState(at: State): void {
  state = at
}

//@inline
export function firstState(): State {
  return changetype<State>(base + STATES)
}

/** The place of a state in its line. */
//@inline
export function stateIndex(at: State): usize {
  return (changetype<usize>(at) - changetype<usize>(firstState())) / STATE_SIZE
}

/** Longer than any game can go on without a capture or a pawn's move. */
export function isStackLong(): bool {
  return stateIndex(state) >= STATES_MAX / 2
}

/** Forgets the states before the present one: nothing before an irreversible move can be repeated. */
export function dropOlderStates(): void {
  if (state !== firstState()) state.copyTo(firstState())
  state = firstState()
  state.pliesFromNull = 0
}

//@inline
export function board(): Board {
  return changetype<Board>(base)
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
  return board().white | board().black | board().walls
}

/** The castling rights that survive a move from or to a square. */
//@inline
export function castlingKept(square: i32): i32 {
  return i32(load<u8>(base + usize(square), CASTLING_KEPT))
}

//@inline
export function keepCastling(square: i32, rights: i32): void {
  store<u8>(base + usize(square), u8(rights), CASTLING_KEPT)
}

/** Castlings are numbered as their rights are: 0 white h-side, 1 white a-side, 2 black h-side, 3 black a-side. */
//@inline
export function castling(index: i32): Castling {
  return changetype<Castling>(base + CASTLINGS + usize(index) * offsetof<Castling>())
}

/** Takes all men off the bitboards, but not off the mailbox. */
export function clearBoard(walls: u64): void {
  memory.fill(base, 0, offsetof<Board>())
  board().walls = walls
}

//@inline
export function key(): u64 {
  return state.key
}

//@inline
export function inCheck(): bool {
  return state.checkers !== 0
}

//@inline
export function halfmoves(): i32 {
  return i32(state.halfmoves)
}

//@inline
export function gamePly(): i32 {
  return i32(state.gamePly)
}

//@inline
export function isMinichess(): bool {
  return variant === MINICHESS
}

/** All pieces of either colour that attack a square, given what stands in the way. */
export function attackersTo(square: i32, occupied: u64): u64 {
  const p = board()
  const queens = p.queens
  return (
    (pawnAttacks(BLACK, square) & p.pawns & p.white) |
    (pawnAttacks(0, square) & p.pawns & p.black) |
    (knightAttacks(square) & p.knights) |
    (kingAttacks(square) & p.kings) |
    (bishopAttacks(square, occupied) & (p.bishops | queens)) |
    (rookAttacks(square, occupied) & (p.rooks | queens))
  )
}

/** Whether `them` attacks a square; the cheap form of attackersTo: few sliders share a line with it. */
//@inline
export function isAttackedBy<Them>(square: i32, occupied: u64): bool {
  const p = board()
  const theirs = isSigned<Them>() ? p.black : p.white
  const leapers =
    (knightAttacks(square) & p.knights) |
    (pawnAttacks(isSigned<Them>() ? 0 : 1, square) & p.pawns) |
    (kingAttacks(square) & p.kings)
  if (leapers & theirs) return true
  const queens = p.queens
  const diagonal = (p.bishops | queens) & theirs
  if (bishopRays(square) & diagonal && bishopAttacks(square, occupied) & diagonal) return true
  const straight = (p.rooks | queens) & theirs
  return (rookRays(square) & straight) !== 0 && (rookAttacks(square, occupied) & straight) !== 0
}

/** Sets checkers and pinned pieces of the side to move, `Us`. */
//@inline
export function updateChecks<Us>(): void {
  const p = board()
  const s = state
  const ours = isSigned<Us>() ? p.black : p.white
  const theirs = isSigned<Us>() ? p.white : p.black
  const kings = p.kings & ours
  if (!kings) {
    s.checkers = 0
    s.pinned = 0
    return
  }
  const king = lsb(kings)
  const queens = p.queens
  const diagonal = (p.bishops | queens) & theirs
  const straight = (p.rooks | queens) & theirs
  let checkers =
    (knightAttacks(king) & p.knights & theirs) |
    (pawnAttacks(isSigned<Us>() ? 1 : 0, king) & p.pawns & theirs)
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
  s.checkers = checkers
  s.pinned = pinned
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
