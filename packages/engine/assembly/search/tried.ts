// The moves that a node has tried, two bytes each, and those it has left for later because another thread is at them.
import { base } from '../board/position'
import { DEFERRED, TRIED, TRIED_CAPTURES, TRIED_CAPTURES_MAX, TRIED_QUIETS_MAX, TRIED_SIZE } from '../memory'

/** Where the rank of a deferred move is, behind the move. */
const RANK: usize = sizeof<u16>()

//@inline
function placeOf(ply: i32, index: i32): usize {
  return base + TRIED + usize(ply) * TRIED_SIZE + (usize(index) << 1)
}

//@inline
export function triedQuiet(ply: i32, index: i32): i32 {
  return i32(load<u16>(placeOf(ply, index)))
}

//@inline
export function triedCapture(ply: i32, index: i32): i32 {
  return i32(load<u16>(placeOf(ply, index), TRIED_CAPTURES))
}

/** Notes a quiet move while there is room, and returns how many are noted. */
//@inline
export function noteQuiet(ply: i32, count: i32, m: i32): i32 {
  if (count >= TRIED_QUIETS_MAX) return count
  store<u16>(placeOf(ply, count), u16(m))
  return count + 1
}

//@inline
export function noteCapture(ply: i32, count: i32, m: i32): i32 {
  if (count >= TRIED_CAPTURES_MAX) return count
  store<u16>(placeOf(ply, count), u16(m), TRIED_CAPTURES)
  return count + 1
}

//@inline
export function deferMove(ply: i32, index: i32, m: i32, rank: i32): void {
  const place = placeOf(ply, index << 1)
  store<u16>(place, u16(m), DEFERRED)
  store<u16>(place, u16(rank), DEFERRED + RANK)
}

//@inline
export function deferredMove(ply: i32, index: i32): i32 {
  return i32(load<u16>(placeOf(ply, index << 1), DEFERRED))
}

//@inline
export function deferredRank(ply: i32, index: i32): i32 {
  return i32(load<u16>(placeOf(ply, index << 1), DEFERRED + RANK))
}
