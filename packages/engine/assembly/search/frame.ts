// What a ply of the search keeps for its children and its siblings' children.
import { moveFrom, moveTo } from '../board/bits'
import { make } from '../board/make'
import { base, pieceOn } from '../board/position'
import { NO_SCORE } from '../evaluation/score'
import {
  CONTINUATION_HISTORY,
  FRAME_SIZE,
  FRAMES,
  MOVE_LIST_SIZE,
  MOVE_LISTS,
  PIECE_SQUARES,
  PLIES_BEFORE,
  REPLIES_SIZE,
} from '../memory'

//@unmanaged
export class Frame {
  evaluation: i32
  move: i32
  killer: i32
  /** The move that a singular search leaves out. */
  excluded: i32
  /** Where the histories of replies to this ply's move begin. */
  replies: usize
  cutoffs: i32
  // The picker's: how far it is in its list, which it orders by parts.
  stage: i32
  first: usize
  next: usize
  end: usize
  badEnd: usize
  tableMove: i32

  //@inline
  back(plies: usize): Frame {
    return changetype<Frame>(changetype<usize>(this) - plies * FRAME_SIZE)
  }

  //@inline
  ahead(plies: usize): Frame {
    return changetype<Frame>(changetype<usize>(this) + plies * FRAME_SIZE)
  }
}

//@inline
export function frameAt(ply: i32): Frame {
  return changetype<Frame>(base + FRAMES + usize(ply + PLIES_BEFORE) * FRAME_SIZE)
}

//@inline
export function listAt(ply: i32): usize {
  return base + MOVE_LISTS + usize(ply) * MOVE_LIST_SIZE
}

//@inline
export function repliesTo(piece: i32, to: i32): usize {
  return base + CONTINUATION_HISTORY + usize(piece * 64 + to) * REPLIES_SIZE
}

/** Makes a move and notes it for the plies below. */
//@inline
export function enter(frame: Frame, m: i32): void {
  frame.move = m
  frame.replies = repliesTo(pieceOn(moveFrom(m)), moveTo(m))
  make(m)
}

/** After a null move, and before the root. */
//@inline
export function repliesToNothing(): usize {
  return base + CONTINUATION_HISTORY + PIECE_SQUARES * REPLIES_SIZE
}

export function clearFrames(plies: i32): void {
  memory.fill(base + FRAMES, 0, usize(plies + PLIES_BEFORE) * FRAME_SIZE)
  for (let ply = -PLIES_BEFORE; ply < plies; ply++) {
    const frame = frameAt(ply)
    frame.replies = repliesToNothing()
    frame.evaluation = NO_SCORE
  }
}
