// The place of up to four men in their table, as tables/place.ts has it for those who make the tables. Here squares are
// counted by eights, whatever the board.
import { isMinichess } from '../board/position'

// The men in the table's order: its White's king, its Black's, and the others.
export let count: i32 = 0
let king: i32 = 0
let other: i32 = 0
let third: i32 = 0
let fourth: i32 = 0

export function setMen(first: i32, second: i32): void {
  count = 2
  king = first
  other = second
}

export function addMan(square: i32): void {
  if (count === 2) third = square
  else fourth = square
  count++
}

//@inline
function fileOf(square: i32): i32 {
  return square & 7
}

//@inline
function rankOf(square: i32): i32 {
  return square >> 3
}

//@inline
function files(): i32 {
  return isMinichess() ? 5 : 8
}

const MIRROR_FILES: i32 = 1
const MIRROR_RANKS: i32 = 2
const SWAP: i32 = 4

function reflect(symmetry: i32, square: i32): i32 {
  let file = fileOf(square)
  let rank = rankOf(square)
  if (symmetry & MIRROR_FILES) file = files() - 1 - file
  if (symmetry & MIRROR_RANKS) rank = 7 - rank
  return symmetry & SWAP ? (file << 3) | rank : (rank << 3) | file
}

/** How far a square lies beyond the axis. */
//@inline
function beyond(square: i32, isDiagonal: bool): i32 {
  return isDiagonal ? rankOf(square) - fileOf(square) : 2 * fileOf(square) - (files() - 1)
}

/** Whether the first man off the axis, after the king, stands beyond it. */
function mirrorsBy(symmetry: i32, isDiagonal: bool): bool {
  let far = beyond(reflect(symmetry, other), isDiagonal)
  if (far === 0 && count > 2) far = beyond(reflect(symmetry, third), isDiagonal)
  if (far === 0 && count > 3) far = beyond(reflect(symmetry, fourth), isDiagonal)
  return far > 0
}

function symmetryOf(isTurned: bool): i32 {
  const far = beyond(king, false)
  let symmetry = far > 0 || (far === 0 && mirrorsBy(0, false)) ? MIRROR_FILES : 0
  if (!isTurned) return symmetry
  if (rankOf(king) > 3) symmetry |= MIRROR_RANKS
  const above = beyond(reflect(symmetry, king), true)
  return above > 0 || (above === 0 && mirrorsBy(symmetry, true)) ? symmetry | SWAP : symmetry
}

//@inline
function narrow(square: i32): u32 {
  return rankOf(square) * files() + fileOf(square)
}

function placeNow(hasPawns: bool): u32 {
  const isTurned = !hasPawns && !isMinichess()
  const symmetry = symmetryOf(isTurned)
  const first = reflect(symmetry, king)
  const file = fileOf(first)
  const squares: u32 = isMinichess() ? 30 : 64
  let place: u32 = isTurned
    ? ((file * (file + 1)) >> 1) + rankOf(first)
    : rankOf(first) * ((files() + 1) >> 1) + file
  place = place * squares + narrow(reflect(symmetry, other))
  if (count > 2) place = place * squares + narrow(reflect(symmetry, third))
  if (count > 3) place = place * squares + narrow(reflect(symmetry, fourth))
  return place
}

/** Of two equal men, whichever comes first, the lower place has the code. */
export function placeOf(hasPawns: bool, hasTwins: bool): u32 {
  const place = placeNow(hasPawns)
  if (!hasTwins) return place
  const square = third
  third = fourth
  fourth = square
  return min(place, placeNow(hasPawns))
}
