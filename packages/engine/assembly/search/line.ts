// Lines of moves in memory: the length, and then the moves, two bytes each.
import { base } from '../board/position'
import { LINE_SIZE, LINES } from '../memory'

const MOVES: usize = 2

/** The line that a ply of the search has found. */
//@inline
export function lineAt(ply: i32): usize {
  return base + LINES + usize(ply) * LINE_SIZE
}

//@inline
export function lineLength(line: usize): i32 {
  return i32(load<u16>(line))
}

//@inline
export function lineMove(line: usize, index: i32): i32 {
  return i32(load<u16>(line + (usize(index) << 1), MOVES))
}

//@inline
export function clearLine(line: usize): void {
  store<u16>(line, 0)
}

/** Makes a line of a move and of what follows it. */
export function joinLine(line: usize, move: i32, rest: usize): void {
  // One shorter than there is room for: a line never fills its place.
  const length = min(usize(load<u16>(rest)), (LINE_SIZE - MOVES) / 2 - 1)
  store<u16>(line, u16(length + 1))
  store<u16>(line, u16(move), MOVES)
  memory.copy(line + MOVES + 2, rest + MOVES, length << 1)
}
