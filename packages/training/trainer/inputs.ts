import { BISHOP, KING, KNIGHT, MINI_AREA, QUEEN, ROOK } from '@rookery/engine/assembly/board/bits'
import { findEndangered } from '@rookery/engine/assembly/board/danger'
import {
  ENEMY_KING_AT,
  HAND_HIGH_AT,
  HAND_LOW_AT,
  MEN_AT,
  OWN_KING_AT,
  RESULT_AT,
  SCORE_AT,
} from '../src/data/record-layout'
import { INPUTS_OF_STATE, KINDS_SIZE, states, width } from './layout'

/** Bit 3 of a man's nibble: the opponent's. */
const ENEMY: i32 = 8
/** Each colour of men has six roles of 64 squares. */
const COLOUR: i32 = 384

/** Offsets in bytes of the rows of the men on the board, for the mover's view and for the enemy's, and how many there are. */
export function listInputs(record: usize, own: usize, enemy: usize, kinds: usize, flip: i32): i32 {
  const row = width << 2
  const ownMirrored = isMirrored(i32(load<u8>(record, OWN_KING_AT)), flip)
  const enemyMirrored = isMirrored(i32(load<u8>(record, ENEMY_KING_AT)), flip)
  const endangered = states > 1 ? endangeredOf(record, kinds, flip) : 0
  let occupied = load<u64>(record)
  let count: i32 = 0
  while (occupied !== 0) {
    const square = i32(ctz(occupied))
    occupied &= occupied - 1
    const nibble = nibbleAt(record, count)
    const role = (nibble & 7) << 6
    const isEnemy = (nibble & ENEMY) !== 0
    const man = (i32(endangered >> u64(square)) & 1) * INPUTS_OF_STATE + role
    const ownSquare = ownMirrored ? mirrored(square, flip) : square
    const turned = flipped(square, flip)
    const enemySquare = enemyMirrored ? mirrored(turned, flip) : turned
    store<i32>(own + (usize(count) << 2), (man + ownSquare + (isEnemy ? COLOUR : 0)) * row)
    store<i32>(enemy + (usize(count) << 2), (man + enemySquare + (isEnemy ? 0 : COLOUR)) * row)
    count++
  }
  return count
}

/** The code of a man, by its place among the men. */
//@inline
function nibbleAt(record: usize, index: i32): i32 {
  return (i32(load<u8>(record + MEN_AT + usize(index >> 1))) >> ((index & 1) << 2)) & 15
}

/** The squares of all men in danger; the mover's pawns go up. `kinds` is room for the squares of each kind of man. */
function endangeredOf(record: usize, kinds: usize, flip: i32): u64 {
  memory.fill(kinds, 0, KINDS_SIZE)
  const occupied = load<u64>(record)
  let own: u64 = 0
  let index = 0
  for (let rest = occupied; rest !== 0; rest &= rest - 1) {
    const square = rest & -rest
    const nibble = nibbleAt(record, index)
    const kind = kinds + (usize(nibble & 7) << 3)
    store<u64>(kind, load<u64>(kind) | square)
    if ((nibble & ENEMY) === 0) own |= square
    index++
  }
  const sides = findEndangered(
    own,
    occupied ^ own,
    load<u64>(kinds),
    load<u64>(kinds, KNIGHT * 8),
    load<u64>(kinds, BISHOP * 8),
    load<u64>(kinds, ROOK * 8),
    load<u64>(kinds, QUEEN * 8),
    load<u64>(kinds, KING * 8),
    flip === 0 ? occupied | ~MINI_AREA : occupied,
  )
  return i64x2.extract_lane(sides, 0) | i64x2.extract_lane(sides, 1)
}

/** How the enemy sees a square: on the 8x8 board ranks change places (56); minichess turns its 5x6 corner round. */
//@inline
function flipped(square: i32, flip: i32): i32 {
  return flip === 0 ? 44 - square : square ^ flip
}

/** Each view is mirrored so that its king stands on the left half: what holds there holds on the right too. */
//@inline
function isMirrored(king: i32, flip: i32): bool {
  return (king & 7) > (flip === 0 ? 2 : 3)
}

//@inline
function mirrored(square: i32, flip: i32): i32 {
  return flip === 0 ? (square & 56) + 4 - (square & 7) : square ^ 7
}

/** What the hand-written evaluation says, where the network learns to correct it; the host writes it over ply and generation. */
//@inline
export function handScoreOf(record: usize): f64 {
  return f64((i32(load<i8>(record, HAND_HIGH_AT)) << 8) | i32(load<u8>(record, HAND_LOW_AT)))
}

//@inline
export function scoreOf(record: usize): f32 {
  return f32(load<i16>(record, SCORE_AT))
}

/** 0 for a loss, a half for a draw, 1 for a win. */
//@inline
export function resultOf(record: usize): f32 {
  return f32(load<u8>(record, RESULT_AT)) * 0.5
}
