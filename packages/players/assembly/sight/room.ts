// Mynah's own memory, behind what the board of Raven's core takes. As in the core, nothing is allocated.
import { THREAD_SIZE, THREADS } from '@rookery/engine/assembly/memory'
import { MOVE_SIZE, MOVES_AT } from '../network/record'

const ROOM: usize = THREADS + THREAD_SIZE
export const MOST_MOVES: usize = 256
/** The gains of an exchange, one for each capture. */
export const GAINS: usize = ROOM
const LIST_SIZE: usize = MOST_MOVES * 8
/** Lists of moves, one for each ply that is looked ahead; the first is the position's own. */
const LISTS: usize = ROOM + 256
export const MOST_PLIES: i32 = 24
/** What is found out about each move before any of it can be compared. */
export const FINDINGS: usize = LISTS + usize(MOST_PLIES) * LIST_SIZE
export const FINDING_SIZE: usize = 32
/** Squares of the four latest moves. */
export const TRAIL: usize = FINDINGS + MOST_MOVES * FINDING_SIZE
export const RECORD: usize = TRAIL + 64
export const ROOM_END: usize = RECORD + MOVES_AT + MOST_MOVES * MOVE_SIZE

//@inline
export function listAt(ply: i32): usize {
  return LISTS + usize(ply) * LIST_SIZE
}
