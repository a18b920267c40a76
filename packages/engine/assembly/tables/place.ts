// The place of an arrangement of men in its table. What is the same but for a symmetry of the board has one place.
import {
  fileOf,
  files,
  isMini,
  MIRROR_FILES,
  MIRROR_RANKS,
  rankOf,
  ranks,
  reflect,
  SWAP,
  squares,
} from './board'
import { LOOKED_UP } from './memory'

//@inline
function lookedUp(man: i32): i32 {
  return load<i32>(LOOKED_UP + (usize(man) << 2))
}

//@inline
export function setLookedUp(man: i32, square: i32): void {
  store<i32>(LOOKED_UP + (usize(man) << 2), square)
}

/** Without pawns a square board may be turned and mirrored; else left and right alone are the same. */
//@inline
function isTurned(hasPawns: bool): bool {
  return !hasPawns && !isMini
}

//@inline
function wing(): i32 {
  return (files + 1) >> 1
}

/** So many places of the first king are told apart. */
export function kingPlaces(hasPawns: bool): i32 {
  return isTurned(hasPawns) ? (wing() * (wing() + 1)) >> 1 : wing() * ranks
}

/** Which side of an axis the first man off it stands on, after the king: 1 beyond it, 0 before it or all on it. */
function mirrorsBy(men: i32, symmetry: i32, isDiagonal: bool): bool {
  for (let man = 1; man < men; man++) {
    const square = reflect(symmetry, lookedUp(man))
    const beyond = isDiagonal ? rankOf(square) - fileOf(square) : 2 * fileOf(square) - (files - 1)
    if (beyond !== 0) return beyond > 0
  }
  return false
}

function symmetryOf(men: i32, hasPawns: bool): i32 {
  const king = lookedUp(0)
  const beyond = 2 * fileOf(king) - (files - 1)
  const isMirrored = beyond > 0 || (beyond === 0 && mirrorsBy(men, 0, false))
  let symmetry = isMirrored ? MIRROR_FILES : 0
  if (!isTurned(hasPawns)) return symmetry
  if (rankOf(king) >= wing()) symmetry |= MIRROR_RANKS
  const square = reflect(symmetry, king)
  const above = rankOf(square) - fileOf(square)
  return above > 0 || (above === 0 && mirrorsBy(men, symmetry, true)) ? symmetry | SWAP : symmetry
}

/** The place of the squares that were set. */
export function placeOf(men: i32, hasPawns: bool): u32 {
  const symmetry = symmetryOf(men, hasPawns)
  const king = reflect(symmetry, lookedUp(0))
  const file = fileOf(king)
  let place = isTurned(hasPawns) ? ((file * (file + 1)) >> 1) + rankOf(king) : rankOf(king) * wing() + file
  for (let man = 1; man < men; man++) place = place * squares + reflect(symmetry, lookedUp(man))
  return place
}

/** The square of the first king at one of its places. */
export function kingAt(place: i32, hasPawns: bool): i32 {
  if (!isTurned(hasPawns)) return (place / wing()) * files + (place % wing())
  let file = 0
  while (((file + 1) * (file + 2)) >> 1 <= place) file++
  return (place - ((file * (file + 1)) >> 1)) * files + file
}

/** Whether a square of the first king settles by itself that the men are looked up as they stand. */
export function isPlain(king: i32, hasPawns: bool): bool {
  if (2 * fileOf(king) >= files - 1) return false
  return !isTurned(hasPawns) || (rankOf(king) < wing() && rankOf(king) < fileOf(king))
}
