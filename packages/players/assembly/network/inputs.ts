// Reads a record: which inputs are on, and which tokens speak for each move.
import {
  BALANCE_AT,
  BOARD_AT,
  COUNT_AT,
  FLAGS_AT,
  GROUPS,
  groupOf,
  HANGING_AT,
  moveAt,
  NO_SQUARE,
  PHASE_AT,
  THREAT_AT,
  TRAIL_AT,
} from './record'
import {
  ALWAYS,
  BALANCES,
  FEATURES,
  FLAGS,
  FROM_TO,
  HANGING,
  MEN,
  PHASES,
  PIECE_FROM,
  PIECE_TO,
  SIGHTS,
  THREATS,
  TRAIL,
  UNION,
} from './shape'

const SQUARES: i32 = 64
export const MOST_TOKENS: i32 = 48
const CASTLING: i32 = 15

/** Numbers the pairs of squares that a queen or a knight could go between, at `table`: two bytes for each of 64 x 64. */
export function initPairs(table: usize): void {
  let number = FROM_TO
  for (let from = 0; from < SQUARES; from++) {
    for (let to = 0; to < SQUARES; to++) {
      const files = abs((from & 7) - (to & 7))
      const ranks = abs((from >> 3) - (to >> 3))
      const isLine = files === 0 || ranks === 0 || files === ranks
      const isPair = from !== to && (isLine || files * ranks === 2)
      store<u16>(table + (usize(from * SQUARES + to) << 1), u16(isPair ? number : FROM_TO))
      if (isPair) number++
    }
  }
}

/** Nobody may castle, so that left and right mean the same. */
export function canMirror(record: usize): bool {
  return (i32(load<u8>(record + FLAGS_AT)) & CASTLING) === 0
}

//@inline
function nibbleAt(record: usize, square: i32): i32 {
  return (i32(load<u8>(record + BOARD_AT + usize(square >> 1))) >> ((square & 1) << 2)) & 15
}

//@inline
function put(at: usize, input: i32): usize {
  store<u16>(at, u16(input))
  return at + 2
}

/** Lists the inputs that are on, two bytes each; `mirror` is 7 to swap left and right, or 0. Returns the list's end. */
export function listInputs(record: usize, list: usize, mirror: i32): usize {
  let at = put(list, ALWAYS)
  const hanging = load<u64>(record + HANGING_AT)
  for (let square = 0; square < SQUARES; square++) {
    const nibble = nibbleAt(record, square)
    if (!nibble) continue
    const man = (nibble < 8 ? nibble - 1 : nibble - 3) * SQUARES + (square ^ mirror)
    at = put(at, MEN + man)
    if (hanging & (u64(1) << u64(square))) at = put(at, HANGING + man)
  }
  for (let index = 0; index < 6; index++) {
    const square = i32(load<u8>(record + TRAIL_AT + usize(index)))
    if (square !== NO_SQUARE) at = put(at, TRAIL + index * SQUARES + (square ^ mirror))
  }
  const flags = i32(load<u8>(record + FLAGS_AT))
  for (let flag = 0; flag < 6; flag++) if (flags & (1 << flag)) at = put(at, FLAGS + flag)
  at = put(at, PHASES + i32(load<u8>(record + PHASE_AT)))
  at = put(at, THREATS + i32(load<u8>(record + THREAT_AT)))
  at = put(at, BALANCES + i32(load<u8>(record + BALANCE_AT)))
  return listUnion(record, at)
}

function listUnion(record: usize, at: usize): usize {
  const count = i32(load<u8>(record + COUNT_AT))
  for (let group = 0; group < GROUPS; group++) {
    let some = 0
    for (let index = 0; index < count; index++) some |= 1 << groupOf(moveAt(record, index), group)
    for (let value = 1; value < 16; value++)
      if (some & (1 << value)) at = put(at, UNION + (group << 4) + value)
  }
  return at
}

/** Lists the tokens of a move, two bytes each, the pair of squares first; returns the list's end. */
export function listTokens(record: usize, index: i32, list: usize, mirror: i32, pairs: usize): usize {
  const move = moveAt(record, index)
  const code = i32(load<u16>(move))
  const from = (code & 63) ^ mirror
  const to = ((code >> 6) & 63) ^ mirror
  const role = code >> 12
  let at = put(list, i32(load<u16>(pairs + (usize(from * SQUARES + to) << 1))))
  at = put(at, PIECE_TO + role * SQUARES + to)
  at = put(at, PIECE_FROM + role * SQUARES + from)
  for (let group = 0; group < GROUPS; group++) {
    const value = groupOf(move, group)
    if (value) at = put(at, FEATURES + (group << 4) + value)
  }
  return at
}

/**
 * Lists the tokens of what a man sees in each of the eight directions from where it goes: which man is first there, and whether it
 * stands next to it. Returns the list's end.
 */
export function listSights(record: usize, index: i32, list: usize, mirror: i32): usize {
  const code = i32(load<u16>(moveAt(record, index)))
  const from = code & 63
  const to = (code >> 6) & 63
  let at = list
  let direction = 0
  for (let up = -1; up <= 1; up++) {
    for (let right = -1; right <= 1; right++) {
      if (up === 0 && right === 0) continue
      const step = mirror ? -right : right
      let file = (to & 7) + step
      let rank = (to >> 3) + up
      let isFar = 0
      while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        const square = rank * 8 + file
        const nibble = square === from ? 0 : nibbleAt(record, square)
        if (nibble) {
          const man = nibble < 8 ? nibble - 1 : nibble - 3
          at = put(at, SIGHTS + ((direction * 12 + man) << 1) + isFar)
          break
        }
        file += step
        rank += up
        isFar = 1
      }
      direction++
    }
  }
  return at
}
