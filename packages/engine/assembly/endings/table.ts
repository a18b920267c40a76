// The tables of endings that the host has laid down, by the men of both sides. A table has a byte for each arrangement of the
// men, for one side to move: tables/table.ts says what it means. In standard chess half-moves are counted until a
// capture or a promotion that keeps the result, and what a capture or a promotion wins or draws need not stand there.
import { BLACK, KING, lsb, PAWN, QUEEN, WHITE } from '../board/bits'
import { isMinichess, pieces, turn } from '../board/position'
import { ENDING_SIDES, ENDING_SIZE, ENDINGS, ENDINGS_COUNT } from '../memory'
import { addMan, placeOf, setMen } from './place'

// How a table is read.
/** The table's White is Black here. */
export const TURNS: i32 = 1
/** It is for Black to move, in the table's colours; else for White. */
export const BLACK_MOVES: i32 = 2
export const HAS_PAWNS: i32 = 4
/** Two of its men are equal. */
export const HAS_TWINS: i32 = 8
/** Both sides have the same men. */
export const IS_EVEN: i32 = 16

/** Which of the sets of up to two men a side has beside its king; the set of more is none. */
function sideOf(color: i32): i32 {
  let first = -1
  let second = -1
  for (let role = PAWN; role <= QUEEN; role++)
    for (let left = pieces(color, role); left; left &= left - 1) {
      if (second >= 0) return -1
      if (first < 0) first = role
      else second = role
    }
  if (first < 0) return 0
  return second < 0 ? 1 + first : 6 + ((second * (second + 1)) >> 1) + first
}

/** Where the table of the men on the board is named, or nought. */
export function findTable(): usize {
  const white = sideOf(WHITE)
  const black = sideOf(BLACK)
  if (white < 0 || black < 0) return 0
  const at = ENDINGS + usize(white * ENDING_SIDES + black) * ENDING_SIZE
  return load<u32>(at) === 0 ? 0 : at
}

//@inline
function flagsOf(at: usize): i32 {
  return load<i32>(at + 4)
}

/** Whether the table is for the side to move. */
export function isForMover(at: usize): bool {
  const flags = flagsOf(at)
  if (flags & IS_EVEN) return true
  const mover = flags & TURNS ? turn ^ 1 : turn
  return (mover === BLACK) === ((flags & BLACK_MOVES) !== 0)
}

/** With colours exchanged the board stands on its head. */
//@inline
function squareOf(square: i32, turns: bool): i32 {
  if (!turns) return square
  return isMinichess() ? ((5 - (square >> 3)) << 3) | (square & 7) : square ^ 56
}

/** What the table says; it must be for the side to move. */
export function readTable(at: usize): i32 {
  const flags = flagsOf(at)
  const mover = (flags & BLACK_MOVES) !== 0 ? BLACK : WHITE
  const turns = flags & IS_EVEN ? turn !== mover : (flags & TURNS) !== 0
  const white = turns ? BLACK : WHITE
  setMen(squareOf(lsb(pieces(white, KING)), turns), squareOf(lsb(pieces(white ^ 1, KING)), turns))
  for (let side = 0; side < 2; side++)
    for (let role = QUEEN; role >= PAWN; role--)
      for (let left = pieces(white ^ side, role); left; left &= left - 1) addMan(squareOf(lsb(left), turns))
  return load<u8>(usize(load<u32>(at)) + placeOf((flags & HAS_PAWNS) !== 0, (flags & HAS_TWINS) !== 0))
}

/** Takes all tables out of use. */
export function dropEndings(): void {
  memory.fill(ENDINGS, 0, ENDINGS_COUNT - ENDINGS)
  store<i32>(ENDINGS_COUNT, 0)
}

/** Puts a table into use for the sets of men that both sides have beside their kings. */
export function useEnding(white: i32, black: i32, address: usize, flags: i32): void {
  const at = ENDINGS + usize(white * ENDING_SIDES + black) * ENDING_SIZE
  store<u32>(at, u32(address))
  store<i32>(at + 4, flags)
  store<i32>(ENDINGS_COUNT, load<i32>(ENDINGS_COUNT) + 1)
}

//@inline
export function hasEndings(): bool {
  return load<i32>(ENDINGS_COUNT) !== 0
}
