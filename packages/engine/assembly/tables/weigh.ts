// Looks at all moves of the side to move, as the men stand.
import { KING, KNIGHT, PAWN, QUEEN, WHITE } from '../board/bits'
import {
  endDirection,
  fileOf,
  files,
  firstDirection,
  isMini,
  leapsAt,
  pawnMask,
  rankOf,
  ranks,
  rayAt,
} from './board'
import { END } from './memory'
import {
  colorOf,
  DRAWN,
  linkedCode,
  manOn,
  men,
  moveMan,
  NONE,
  occupied,
  ownCode,
  roleOf,
  squareOf,
} from './table'

/** Legal moves. */
export let legal: i32 = 0
/** Those of them that stay in this table. */
export let quiet: i32 = 0
/** Of captures and promotions: how many draw, the code of the quickest win, and that of the slowest loss, each for what follows. */
export let draws: i32 = 0
export let quickest: i32 = 0
export let slowest: i32 = 0
/** Quiet moves count only up to this code, which is what is known for good; below zero, they are only counted. */
let known: i32 = 0

//@inline
export function isLost(code: i32): bool {
  return (code & 1) === 1
}

//@inline
export function isWon(code: i32): bool {
  return code !== DRAWN && (code & 1) === 0
}

/** Counts a move by what follows; false where it shows that the mover is not lost. */
function weighMove(code: i32, isQuiet: bool): bool {
  if (code === NONE) return true
  legal++
  if (isQuiet) {
    quiet++
    if (known < 0) return true
    if (!isWon(code) || code > known) return false
  } else if (code === DRAWN) {
    draws++
    return known < 0
  } else if (isLost(code)) {
    if (quickest === 0 || code < quickest) quickest = code
    return known < 0
  }
  slowest = max(slowest, code)
  return true
}

function weighStep(man: i32, to: i32, turn: i32): bool {
  const from = squareOf(man)
  const taken = manOn(to)
  if (taken >= 0 && roleOf(taken) === KING) return true
  moveMan(man, to)
  const code = taken < 0 ? ownCode(1 - turn) : linkedCode(taken, -1, 0, 1 - turn)
  moveMan(man, from)
  return weighMove(code, taken < 0)
}

function weighPawnStep(man: i32, to: i32, turn: i32): bool {
  if (rankOf(to) !== (turn === WHITE ? ranks - 1 : 0)) return weighStep(man, to, turn)
  const from = squareOf(man)
  const taken = manOn(to)
  if (taken >= 0 && roleOf(taken) === KING) return true
  for (let role = isMini ? QUEEN : KNIGHT; role <= QUEEN; role++) {
    moveMan(man, to)
    const code = linkedCode(taken, man, role, 1 - turn)
    moveMan(man, from)
    if (!weighMove(code, false)) return false
  }
  return true
}

/** The pawn that may take another one, which has just stepped twice, in passing; or -1. Among four men there is no second. */
export function passingTaker(man: i32, turn: i32): i32 {
  const to = squareOf(man)
  for (let other = 2; other < men; other++) {
    if (colorOf(other) === turn || roleOf(other) !== PAWN) continue
    const square = squareOf(other)
    if (rankOf(square) === rankOf(to) && abs(fileOf(square) - fileOf(to)) === 1) return other
  }
  return -1
}

/** The code of the men as they stand, `man` having just stepped twice. */
export function codeAfterDouble(man: i32, turn: i32): i32 {
  const plain = ownCode(1 - turn)
  const taker = passingTaker(man, turn)
  if (taker < 0 || plain === NONE) return plain
  const from = squareOf(taker)
  moveMan(taker, squareOf(man) + (turn === WHITE ? -files : files))
  const taken = linkedCode(man, -1, 0, turn)
  moveMan(taker, from)
  if (taken === NONE) return plain
  if (taken === DRAWN) return isWon(plain) ? plain : DRAWN
  if (isLost(taken)) return isWon(plain) ? min(plain, taken + 1) : taken + 1
  // To take loses, so it matters only where all else does.
  return isLost(plain) ? max(plain, taken + 1) : plain
}

function weighPawn(man: i32, turn: i32): bool {
  const from = squareOf(man)
  const ahead = turn === WHITE ? files : -files
  const once = from + ahead
  if (manOn(once) < 0) {
    if (!weighPawnStep(man, once, turn)) return false
    const isHome = rankOf(from) === (turn === WHITE ? 1 : ranks - 2)
    if (isHome && !isMini && manOn(once + ahead) < 0) {
      moveMan(man, once + ahead)
      const code = codeAfterDouble(man, turn)
      moveMan(man, from)
      if (!weighMove(code, true)) return false
    }
  }
  for (let rest = pawnMask(turn, from) & occupied; rest !== 0; rest &= rest - 1) {
    const to = i32(ctz(rest))
    if (colorOf(manOn(to)) !== turn && !weighPawnStep(man, to, turn)) return false
  }
  return true
}

function weighLeaps(man: i32, role: i32, turn: i32): bool {
  for (let at = leapsAt(role, squareOf(man)); load<u8>(at) !== END; at++) {
    const to: i32 = load<u8>(at)
    const met = manOn(to)
    if ((met < 0 || colorOf(met) !== turn) && !weighStep(man, to, turn)) return false
  }
  return true
}

function weighSlides(man: i32, role: i32, turn: i32): bool {
  const from = squareOf(man)
  for (let direction = firstDirection(role); direction < endDirection(role); direction++) {
    const ray = rayAt(direction, from)
    for (let step: usize = 0; step < 8; step++) {
      const to: i32 = load<u8>(ray + step)
      if (to === END) break
      const met = manOn(to)
      if (met >= 0 && colorOf(met) === turn) break
      if (!weighStep(man, to, turn)) return false
      if (met >= 0) break
    }
  }
  return true
}

/** False as soon as a move shows that the side to move is not lost by what is known up to a code. */
export function weigh(turn: i32, upTo: i32): bool {
  legal = 0
  quiet = 0
  draws = 0
  quickest = 0
  slowest = 0
  known = upTo
  for (let man = 0; man < men; man++) {
    if (colorOf(man) !== turn) continue
    const role = roleOf(man)
    const goesOn =
      role === PAWN
        ? weighPawn(man, turn)
        : role === KNIGHT || role === KING
          ? weighLeaps(man, role, turn)
          : weighSlides(man, role, turn)
    if (!goesOn) return false
  }
  return true
}
