// What Mynah sees of one position, in bytes, from the mover's side (squares ^ 56 for Black). Features are computed once into
// this form; the network, in play and in training, reads nothing else.

export const RATING_AT: usize = 4
export const FLAGS_AT: usize = 6
export const PHASE_AT: usize = 7
export const COUNT_AT: usize = 8
export const PLAYED_AT: usize = 9
export const PLY_AT: usize = 10
/** Six squares, 64 for none: from and to of the enemy's last move, of the own last one, then the goals of those before. */
export const TRAIL_AT: usize = 12
export const THREAT_AT: usize = 18
export const BALANCE_AT: usize = 19
export const HANGING_AT: usize = 24
/** A nibble for each square: 0 empty, 1 to 6 own pawn to king, 9 to 14 the enemy's. */
export const BOARD_AT: usize = 32
export const MOVES_AT: usize = 64
/** From, to and role in 15 bits, then a nibble for each group of features; nought has nothing to say. */
export const MOVE_SIZE: usize = 14
export const GROUPS: i32 = 24
export const NO_SQUARE: i32 = 64

export const IN_CHECK: i32 = 16
export const WAS_CAPTURE: i32 = 32

//@inline
export function moveAt(record: usize, index: i32): usize {
  return record + MOVES_AT + usize(index) * MOVE_SIZE
}

//@inline
export function groupOf(move: usize, group: i32): i32 {
  return (i32(load<u8>(move + 2 + usize(group >> 1))) >> ((group & 1) << 2)) & 15
}

//@inline
export function setGroup(move: usize, group: i32, value: i32): void {
  const at = move + 2 + usize(group >> 1)
  store<u8>(at, load<u8>(at) | u8(value << ((group & 1) << 2)))
}
