// Lists of moves in memory: a list is the address of its first entry, and ends at another address.

/** A move with the score by which a picker orders it. */
//@unmanaged
class Entry {
  move: i32
  score: i32
}

export const ENTRY_SIZE: usize = offsetof<Entry>()

//@inline
export function moveOf(at: usize): i32 {
  return changetype<Entry>(at).move
}

//@inline
export function setMove(at: usize, move: i32): void {
  changetype<Entry>(at).move = move
}

//@inline
export function setScore(at: usize, score: i32): void {
  changetype<Entry>(at).score = score
}

/** Score and move as one number: of two, the larger has the higher score. */
//@inline
export function entryAt(at: usize): i64 {
  return load<i64>(at)
}

//@inline
export function setEntry(at: usize, entry: i64): void {
  store<i64>(at, entry)
}
