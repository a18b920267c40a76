// The table that is being made, its men as they stand, and the tables that captures and promotions lead to.
//
// A table has a byte for each place and each side to move, White's first: 0 where the game is drawn, otherwise one more
// than the half-moves until mate. So odd is lost (1 is mated) and even is won. NONE is no position.
import { bit, KNIGHT } from '../board/bits'
import { fileOf, files, looksAt, rankOf, ranks, squares } from './board'
import { CELLS, COLORS, END, KING_PLACES, LINK_SIZE, LINKS, MEN, PROMOTIONS, ROLES, WEIGHTS } from './memory'
import { isPlain, kingAt, kingPlaces, placeOf, setLookedUp } from './place'

export const DRAWN: i32 = 0
export const MATED: i32 = 1
export const NONE: i32 = 255

/** What a capture or a promotion leads to. */
//@unmanaged
export class Link {
  address: u32
  /** Of one side to move. */
  size: u32
  men: u8
  hasPawns: u8
  /** Whether that table's White is this one's Black. */
  turns: u8
  /** For each man of that table, which man of this one it is. */
  man0: u8
  man1: u8
  man2: u8
  man3: u8
  man4: u8
}

if (offsetof<Link>() > LINK_SIZE) ERROR('a link is larger than its room')

/**
 * Whether half-moves are counted only until a capture or a promotion that keeps the result. Such tables are a third as large
 * when they are packed, and still lead to mate, one ending after the other.
 */
let endsAtChange: bool = false

/** The kings are the first two. */
export let men: i32 = 0
let hasPawns: bool = false
let address: usize = 0
export let size: u32 = 0
export let occupied: u64 = 0
/** What all men but the first king add to the place, as they stand. */
let rest: u32 = 0
let kingWeight: u32 = 0

//@inline
export function squareOf(man: i32): i32 {
  return load<i32>(MEN + (usize(man) << 2))
}

//@inline
export function roleOf(man: i32): i32 {
  return load<i32>(ROLES + (usize(man) << 2))
}

//@inline
export function colorOf(man: i32): i32 {
  return load<i32>(COLORS + (usize(man) << 2))
}

//@inline
function weightOf(man: i32): i32 {
  return load<i32>(WEIGHTS + (usize(man) << 2))
}

//@inline
export function moveMan(man: i32, square: i32): void {
  rest += u32((square - squareOf(man)) * weightOf(man))
  store<i32>(MEN + (usize(man) << 2), square)
}

/** The man on a square, or -1. */
//@inline
export function manOn(square: i32): i32 {
  return i32(load<u8>(CELLS + usize(square))) - 1
}

export function setMan(man: i32, color: i32, role: i32): void {
  store<i32>(ROLES + (usize(man) << 2), role)
  store<i32>(COLORS + (usize(man) << 2), color)
}

/** Of the tables that are made from now on. */
export function countToChange(isSo: bool): void {
  endsAtChange = isSo
}

/** Which table is made now: its men have been set. Returns how many places it has. */
export function setTable(count: i32, pawns: bool, at: usize): u32 {
  men = count
  hasPawns = pawns
  address = at
  size = 1
  for (let man = count - 1; man > 0; man--) {
    store<i32>(WEIGHTS + (usize(man) << 2), size)
    size *= squares
  }
  store<i32>(WEIGHTS, 0)
  kingWeight = size
  memory.fill(KING_PLACES, u8(END), 64)
  for (let place = 0; place < kingPlaces(pawns); place++) {
    const king = kingAt(place, pawns)
    if (isPlain(king, pawns)) store<u8>(KING_PLACES + usize(king), place)
  }
  size *= kingPlaces(pawns)
  return size
}

/** Sets the men up as they stand at a place. */
export function setUp(place: u32): void {
  let left = place
  for (let man = men - 1; man > 0; man--) {
    moveMan(man, left % squares)
    left /= squares
  }
  moveMan(0, kingAt(left, hasPawns))
  rest = place - left * kingWeight
  markCells()
}

/** After men were moved one by one. */
export function markCells(): void {
  memory.fill(CELLS, 0, 64)
  occupied = 0
  for (let man = 0; man < men; man++) {
    store<u8>(CELLS + usize(squareOf(man)), man + 1)
    occupied |= bit(squareOf(man))
  }
}

export function ownPlace(): u32 {
  const king: u32 = load<u8>(KING_PLACES + usize(squareOf(0)))
  if (king !== END) return king * kingWeight + rest
  for (let man = 0; man < men; man++) setLookedUp(man, squareOf(man))
  return placeOf(men, hasPawns)
}

/** Where the code of a place is kept. */
//@inline
export function codeAt(turn: i32, place: u32): usize {
  return address + usize(turn) * size + place
}

/** The code of the men as they stand. */
//@inline
export function ownCode(turn: i32): i32 {
  return load<u8>(codeAt(turn, ownPlace()))
}

/** Of the man that is taken (or -1), and the pawn that promotes (or -1) with its new role. */
export function linkAt(taken: i32, promoted: i32, role: i32): usize {
  const promotion = promoted < 0 ? 0 : 1 + promoted * 4 + role - KNIGHT
  return LINKS + usize((taken + 1) * PROMOTIONS + promotion) * LINK_SIZE
}

/** The code of the men as they stand, but for what the link says. */
export function linkedCode(taken: i32, promoted: i32, role: i32, turn: i32): i32 {
  const at = linkAt(taken, promoted, role)
  const link = changetype<Link>(at)
  const turns = link.turns !== 0
  for (let man: i32 = 0; man < i32(link.men); man++) {
    const square = squareOf(load<u8>(at + usize(man), offsetof<Link>('man0')))
    setLookedUp(man, turns ? (ranks - 1 - rankOf(square)) * files + fileOf(square) : square)
  }
  const place = placeOf(link.men, link.hasPawns !== 0)
  const side = turns ? 1 - turn : turn
  const code: i32 = load<u8>(usize(link.address) + usize(side) * link.size + place)
  if (!endsAtChange || code === DRAWN || code === NONE) return code
  return 2 - (code & 1)
}

export function isAttacked(square: i32, by: i32): bool {
  for (let man = 0; man < men; man++)
    if (colorOf(man) === by && looksAt(roleOf(man), by, squareOf(man), square, occupied)) return true
  return false
}
