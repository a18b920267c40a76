// The board that tables are made for: its squares, counted rank by rank, and the ways across it.
import { BISHOP, BLACK, bit, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../board/bits'
import {
  BETWEEN,
  END,
  KING_LEAPS,
  KING_MASKS,
  KNIGHT_LEAPS,
  KNIGHT_MASKS,
  LEAPS_SIZE,
  LINES,
  PAWN_MASKS,
  RAY_SIZE,
  RAYS,
  SYMMETRIES,
} from './memory'

export let files: i32 = 8
export let ranks: i32 = 8
export let squares: i32 = 64
/** Minichess: a king is taken, a pawn steps once and becomes a queen, and who cannot move draws. */
export let isMini: bool = false

const STRAIGHT: i32 = 1
const SLANTING: i32 = 2

//@inline
export function fileOf(square: i32): i32 {
  return square % files
}

//@inline
export function rankOf(square: i32): i32 {
  return square / files
}

//@inline
function isOn(file: i32, rank: i32): bool {
  return file >= 0 && file < files && rank >= 0 && rank < ranks
}

/** The steps of a direction: four straight ones, then four slanting ones. */
function fileStep(direction: i32): i32 {
  return direction < 4 ? (direction & 1 ? 0 : direction === 0 ? 1 : -1) : direction & 1 ? 1 : -1
}

function rankStep(direction: i32): i32 {
  return direction < 4 ? (direction & 1 ? (direction === 1 ? 1 : -1) : 0) : direction & 2 ? 1 : -1
}

//@inline
export function firstDirection(role: i32): i32 {
  return role === BISHOP ? 4 : 0
}

//@inline
export function endDirection(role: i32): i32 {
  return role === ROOK ? 4 : 8
}

//@inline
export function rayAt(direction: i32, square: i32): usize {
  return RAYS + usize(direction * 64 + square) * RAY_SIZE
}

/** Where a knight or a king goes from a square. */
//@inline
export function leapsAt(role: i32, square: i32): usize {
  return (role === KING ? KING_LEAPS : KNIGHT_LEAPS) + usize(square) * LEAPS_SIZE
}

//@inline
export function pawnMask(color: i32, square: i32): u64 {
  return load<u64>(PAWN_MASKS + (usize(color * 64 + square) << 3))
}

/** Whether a piece on a square looks at another one. */
export function looksAt(role: i32, color: i32, from: i32, to: i32, occupied: u64): bool {
  if (role === PAWN) return (pawnMask(color, from) & bit(to)) !== 0
  if (role === KNIGHT) return (load<u64>(KNIGHT_MASKS + (usize(from) << 3)) & bit(to)) !== 0
  if (role === KING) return (load<u64>(KING_MASKS + (usize(from) << 3)) & bit(to)) !== 0
  const line: i32 = load<u8>(LINES + usize(from * 64 + to))
  if (line === 0 || (role !== QUEEN && line !== (role === ROOK ? STRAIGHT : SLANTING))) return false
  return (load<u64>(BETWEEN + (usize(from * 64 + to) << 3)) & occupied) === 0
}

export function setBoard(mini: bool): void {
  isMini = mini
  files = mini ? 5 : 8
  ranks = mini ? 6 : 8
  squares = files * ranks
  for (let square = 0; square < squares; square++) {
    storeRays(square)
    storeLeaps(square)
    storePawnMasks(square)
    storeSymmetries(square)
  }
}

function storeRays(square: i32): void {
  for (let direction = 0; direction < 8; direction++) {
    let at = rayAt(direction, square)
    const end = at + RAY_SIZE
    let file = fileOf(square) + fileStep(direction)
    let rank = rankOf(square) + rankStep(direction)
    let between: u64 = 0
    while (isOn(file, rank)) {
      const to = rank * files + file
      store<u8>(at++, to)
      store<u64>(BETWEEN + (usize(square * 64 + to) << 3), between)
      store<u8>(LINES + usize(square * 64 + to), direction < 4 ? STRAIGHT : SLANTING)
      between |= bit(to)
      file += fileStep(direction)
      rank += rankStep(direction)
    }
    if (at < end) store<u8>(at, END)
  }
}

function storeLeaps(square: i32): void {
  let king = leapsAt(KING, square)
  let knight = leapsAt(KNIGHT, square)
  let kingMask: u64 = 0
  let knightMask: u64 = 0
  for (let file = fileOf(square) - 2; file <= fileOf(square) + 2; file++)
    for (let rank = rankOf(square) - 2; rank <= rankOf(square) + 2; rank++) {
      if (!isOn(file, rank)) continue
      const to = rank * files + file
      const across = abs(file - fileOf(square))
      const along = abs(rank - rankOf(square))
      if (max(across, along) === 1) {
        store<u8>(king++, to)
        kingMask |= bit(to)
      } else if (across + along === 3) {
        store<u8>(knight++, to)
        knightMask |= bit(to)
      }
    }
  store<u8>(king, END)
  store<u8>(knight, END)
  store<u64>(KING_MASKS + (usize(square) << 3), kingMask)
  store<u64>(KNIGHT_MASKS + (usize(square) << 3), knightMask)
}

function storePawnMasks(square: i32): void {
  for (let color = WHITE; color <= BLACK; color++) {
    const rank = rankOf(square) + (color === WHITE ? 1 : -1)
    let mask: u64 = 0
    for (let step = -1; step <= 1; step += 2) {
      const file = fileOf(square) + step
      if (isOn(file, rank)) mask |= bit(rank * files + file)
    }
    store<u64>(PAWN_MASKS + (usize(color * 64 + square) << 3), mask)
  }
}

// The bits of a symmetry's number.
export const MIRROR_FILES: i32 = 1
export const MIRROR_RANKS: i32 = 2
/** Only a square board has it. */
export const SWAP: i32 = 4

function storeSymmetries(square: i32): void {
  for (let symmetry = 0; symmetry < 8; symmetry++) {
    let file = fileOf(square)
    let rank = rankOf(square)
    if (symmetry & MIRROR_FILES) file = files - 1 - file
    if (symmetry & MIRROR_RANKS) rank = ranks - 1 - rank
    const to = symmetry & SWAP ? file * files + rank : rank * files + file
    store<u8>(SYMMETRIES + usize(symmetry * 64 + square), to)
  }
}

//@inline
export function reflect(symmetry: i32, square: i32): i32 {
  return load<u8>(SYMMETRIES + usize(symmetry * 64 + square))
}
