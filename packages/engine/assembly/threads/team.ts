// How threads that search the same position share the work (beside the table). The first to finish a depth writes its
// line down, and the others leave off and take it over; and a move that one thread is at, another leaves for later.
import { ROOT_MOVE_SIZE, TEAM_DEPTH, TEAM_LOCK, TEAM_ROOT, UNDER_WAY, UNDER_WAY_SLOTS } from '../memory'

let isShared: bool = false
/** The depth that this thread is at; nought when it takes nothing over. */
let ownDepth: i32 = 0

export function joinTeam(threads: i32): void {
  isShared = threads > 1
}

//@inline
export function hasTeam(): bool {
  return isShared
}

/** From now on the depth may be taken over from a thread that finishes it first; nought means never. */
export function followAt(depth: i32): void {
  ownDepth = isShared ? depth : 0
}

export function isOvertaken(): bool {
  return ownDepth > 0 && atomic.load<i32>(TEAM_DEPTH) >= ownDepth
}

function lock(): void {
  while (atomic.cmpxchg<i32>(TEAM_LOCK, 0, 1) !== 0) {}
}

function unlock(): void {
  atomic.store<i32>(TEAM_LOCK, 0)
}

/** Tells the others of a finished depth, unless one of them was quicker. */
export function announceDepth(depth: i32, root: usize): void {
  if (!ownDepth) return
  lock()
  if (atomic.load<i32>(TEAM_DEPTH) < depth) {
    memory.copy(TEAM_ROOT, root, ROOT_MOVE_SIZE)
    atomic.store<i32>(TEAM_DEPTH, depth)
  }
  unlock()
}

/** Copies the best root move of the deepest finished depth, and returns that depth. */
export function takeOver(root: usize): i32 {
  lock()
  const depth = atomic.load<i32>(TEAM_DEPTH)
  memory.copy(root, TEAM_ROOT, ROOT_MOVE_SIZE)
  unlock()
  return depth
}

/** A move of a position as one number, never nought. */
//@inline
export function nameMove(k: u64, m: i32): u32 {
  return (u32(k) ^ (u32(m) * 0x9e3779b1)) | 1
}

//@inline
function slotOf(name: u32): usize {
  return UNDER_WAY + (usize((name >> 1) % UNDER_WAY_SLOTS) << 2)
}

// Two threads may write one slot at a time. What is lost then is a hint; whoever wrote a slot last also empties it.

//@inline
export function isUnderWay(name: u32): bool {
  return load<u32>(slotOf(name)) === name
}

//@inline
export function beginMove(name: u32): void {
  store<u32>(slotOf(name), name)
}

//@inline
export function endMove(name: u32): void {
  if (load<u32>(slotOf(name)) === name) store<u32>(slotOf(name), 0)
}
