// What a ply of the search keeps for its children and its siblings' children.
import { moveFrom, moveTo } from './bits'
import { make } from './make'
import {
  CONTINUATION_HISTORY,
  FRAME_SIZE,
  FRAMES,
  LINE_SIZE,
  LINES,
  MOVE_LIST_SIZE,
  MOVE_LISTS,
  TRIED,
  TRIED_SIZE,
} from './memory'
import { base, pieceOn } from './position'
import { NO_SCORE } from './score'

export const EVALUATION: usize = 0
export const MOVE: usize = 4
export const KILLER: usize = 8
export const EXCLUDED: usize = 12
/** Where the histories of replies to this ply's move begin. */
export const REPLIES: usize = 16
export const CUTOFFS: usize = 20

/** Plies before the root exist too, so that looking back needs no test. */
const PLIES_BEFORE: i32 = 8

//@inline
export function frameAt(ply: i32): usize {
  return base + FRAMES + usize(ply + PLIES_BEFORE) * FRAME_SIZE
}

//@inline
export function listAt(ply: i32): usize {
  return base + MOVE_LISTS + usize(ply) * MOVE_LIST_SIZE
}

/** Moves tried at a ply: up to 128 quiet ones, then captures, two bytes each. */
//@inline
export function triedAt(ply: i32): usize {
  return base + TRIED + usize(ply) * TRIED_SIZE
}

/** A line: its length as u16, then its moves. */
//@inline
export function lineAt(ply: i32): usize {
  return base + LINES + usize(ply) * LINE_SIZE
}

//@inline
export function clearLine(ply: i32): void {
  store<u16>(lineAt(ply), 0)
}

/** Puts a move before the next ply's line. */
export function extendLine(ply: i32, move: i32): void {
  const own = lineAt(ply)
  const next = lineAt(ply + 1)
  const length = load<u16>(next)
  store<u16>(own, length + 1)
  store<u16>(own, u16(move), 2)
  memory.copy(own + 4, next + 2, usize(length) << 1)
}

//@inline
export function repliesTo(piece: i32, to: i32): usize {
  return base + CONTINUATION_HISTORY + usize(piece * 64 + to) * 1536
}

/** Makes a move and notes it for the plies below. */
//@inline
export function enter(frame: usize, m: i32): void {
  store<i32>(frame, m, MOVE)
  store<u32>(frame, u32(repliesTo(pieceOn(moveFrom(m)), moveTo(m))), REPLIES)
  make(m)
}

/** After a null move, and before the root. */
//@inline
export function repliesToNothing(): usize {
  return base + CONTINUATION_HISTORY + 768 * 1536
}

export function clearFrames(plies: i32): void {
  for (let ply = -PLIES_BEFORE; ply < plies; ply++) {
    const frame = frameAt(ply)
    memory.fill(frame, 0, FRAME_SIZE)
    store<u32>(frame, u32(repliesToNothing()), REPLIES)
    store<i32>(frame, NO_SCORE, EVALUATION)
  }
}
