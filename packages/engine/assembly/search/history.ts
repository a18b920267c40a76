// What earlier cut-offs say about moves: butterfly, capture, pawn-structure and continuation histories, and the
// correction of the static evaluation.
import { EMPTY, EN_PASSANT, moveFrom, moveKind, moveTo, PAWN } from '../board/bits'
import { base, pieceOn, state, turn } from '../board/position'
import {
  CAPTURE_HISTORY,
  CORRECTION_HISTORY,
  CORRECTION_SIZE,
  FROM_TO_SIZE,
  HISTORIES,
  PAWN_CACHE,
  PAWN_HISTORY,
  PAWN_STRUCTURES,
  QUIET_HISTORY,
  REPLIES_SIZE,
  VICTIMS,
} from '../memory'
import { has, LEARN_CAPTURES, LEARN_CORRECTIONS, LEARN_PAWNS, LEARN_QUIETS, LEARN_REPLIES } from './features'
import type { Frame } from './frame'
import { CORRECTION_DIVISOR } from './margins'

/** The bits of a move that say from where to where. */
const FROM_TO: i32 = 0xfff
const HISTORY_LIMIT: i32 = 16384
const CORRECTION_LIMIT: i32 = 8192

//@inline
function nudge(at: usize, bonus: i32): void {
  const value = i32(load<i16>(at))
  store<i16>(at, i16(value + bonus - (value * abs(bonus)) / HISTORY_LIMIT))
}

//@inline
function quietAt(m: i32): usize {
  return base + QUIET_HISTORY + usize(turn) * FROM_TO_SIZE + (usize(m & FROM_TO) << 1)
}

//@inline
function pawnAt(piece: i32, to: i32): usize {
  const structure = usize(state.pawnKey) & (PAWN_STRUCTURES - 1)
  return base + PAWN_HISTORY + structure * REPLIES_SIZE + (usize(piece * 64 + to) << 1)
}

//@inline
function captureAt(m: i32): usize {
  const to = moveTo(m)
  const victim = moveKind(m) === EN_PASSANT ? PAWN : pieceOn(to) >> 1
  return base + CAPTURE_HISTORY + (usize((pieceOn(moveFrom(m)) * 64 + to) * VICTIMS + victim) << 1)
}

//@inline
function replyAt(frame: Frame, back: usize, piece: i32, to: i32): usize {
  return frame.back(back).replies + (usize(piece * 64 + to) << 1)
}

// Where the histories of a node's quiet moves begin: found once, because each of its moves asks all of them.
let fromTo: usize = 0
let structure: usize = 0
let replies: usize = 0
let repliesTwoBack: usize = 0
let repliesFourBack: usize = 0

/** What is asked of `quietHistory` from now on is about a node's moves; `frame` is the node's own. */
//@inline
export function openHistories(frame: Frame): void {
  fromTo = quietAt(0)
  structure = pawnAt(0, 0)
  replies = frame.back(1).replies
  repliesTwoBack = frame.back(2).replies
  repliesFourBack = frame.back(4).replies
}

/** The order of a quiet move. */
//@inline
export function quietHistory(m: i32): i32 {
  const at = usize(pieceOn(moveFrom(m)) * 64 + moveTo(m)) << 1
  return (
    i32(load<i16>(fromTo + (usize(m & FROM_TO) << 1))) * 2 +
    i32(load<i16>(structure + at)) +
    i32(load<i16>(replies + at)) * 2 +
    i32(load<i16>(repliesTwoBack + at)) +
    i32(load<i16>(repliesFourBack + at))
  )
}

/** The part of it that reductions and pruning go by. */
//@inline
export function statistics(frame: Frame, m: i32, piece: i32): i32 {
  const to = moveTo(m)
  return (
    i32(load<i16>(quietAt(m))) * 2 +
    i32(load<i16>(replyAt(frame, 1, piece, to))) +
    i32(load<i16>(replyAt(frame, 2, piece, to)))
  )
}

//@inline
export function captureHistory(m: i32): i32 {
  return i32(load<i16>(captureAt(m)))
}

export function updateQuiet(frame: Frame, m: i32, bonus: i32): void {
  const piece = pieceOn(moveFrom(m))
  if (has(LEARN_QUIETS)) nudge(quietAt(m), bonus)
  if (has(LEARN_PAWNS)) nudge(pawnAt(piece, moveTo(m)), bonus)
  updateReplies(frame, piece, moveTo(m), bonus)
}

export function updateReplies(frame: Frame, piece: i32, to: i32, bonus: i32): void {
  if (!has(LEARN_REPLIES)) return
  nudge(replyAt(frame, 1, piece, to), bonus)
  nudge(replyAt(frame, 2, piece, to), bonus)
  nudge(replyAt(frame, 4, piece, to), bonus >> 1)
}

export function updateCapture(m: i32, bonus: i32): void {
  if (has(LEARN_CAPTURES)) nudge(captureAt(m), bonus)
}

//@inline
function correctionAt(kind: usize, k: u64): usize {
  const slot = ((kind << 1) + usize(turn)) * CORRECTION_SIZE + (usize(k) & (CORRECTION_SIZE - 1))
  return base + CORRECTION_HISTORY + (slot << 1)
}

/** What the static evaluation has been wrong by in positions with like features, in centipawns. */
export function correction(): i32 {
  const sum =
    i32(load<i16>(correctionAt(0, state.pawnKey))) * 2 +
    i32(load<i16>(correctionAt(1, state.whitePieceKey))) +
    i32(load<i16>(correctionAt(2, state.blackPieceKey))) +
    i32(load<i16>(correctionAt(3, state.minorKey)))
  return sum / CORRECTION_DIVISOR
}

//@inline
function nudgeCorrection(at: usize, bonus: i32): void {
  const value = i32(load<i16>(at))
  store<i16>(at, i16(value + bonus - (value * abs(bonus)) / CORRECTION_LIMIT))
}

export function updateCorrection(difference: i32, depth: i32): void {
  if (!has(LEARN_CORRECTIONS)) return
  const bonus = max(-CORRECTION_LIMIT / 4, min(CORRECTION_LIMIT / 4, difference * depth))
  nudgeCorrection(correctionAt(0, state.pawnKey), bonus)
  nudgeCorrection(correctionAt(1, state.whitePieceKey), bonus)
  nudgeCorrection(correctionAt(2, state.blackPieceKey), bonus)
  nudgeCorrection(correctionAt(3, state.minorKey), bonus)
}

export function clearHistories(): void {
  memory.fill(base + HISTORIES, 0, PAWN_CACHE - HISTORIES)
}

//@inline
export function isCapture(m: i32): bool {
  return (pieceOn(moveTo(m)) !== EMPTY && moveKind(m) !== 1) || moveKind(m) === EN_PASSANT
}
