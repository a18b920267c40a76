// Exact tables of endings with few men, by retrograde analysis: first what is decided at once, then, half-move by
// half-move, what leads there. See table.ts for what a table says.
import { bit, KING, KNIGHT, PAWN, WHITE } from '../board/bits'
import { endDirection, files, firstDirection, isMini, leapsAt, rankOf, ranks, rayAt } from './board'
import { END, TABLES } from './memory'
import {
  codeAt,
  colorOf,
  DRAWN,
  isAttacked,
  MATED,
  markCells,
  men,
  moveMan,
  NONE,
  occupied,
  ownPlace,
  roleOf,
  setUp,
  squareOf,
} from './table'
import {
  codeAfterDouble,
  draws,
  isLost,
  isWon,
  legal,
  passingTaker,
  quickest,
  quiet,
  slowest,
  weigh,
} from './weigh'

export { setBoard } from './board'
export { pack, unpack } from './pack'
export { placeOf, setLookedUp } from './place'
export { countToChange, linkAt, setMan, setTable } from './table'

/** A mate in one. */
const WINS_AT_ONCE: i32 = 2
const NOTHING_KNOWN: i32 = -1

/** The highest code so far. */
let highest: i32 = 0

export function tablesAddress(): usize {
  return TABLES
}

function put(at: usize, code: i32): void {
  store<u8>(at, code)
  highest = max(highest, code)
}

/** Whether the men stand as in a game, and at the one place that this arrangement has. */
function isArrangement(place: u32): bool {
  if (popcnt(occupied) !== men || ownPlace() !== place) return false
  for (let man = 2; man < men; man++) {
    const rank = rankOf(squareOf(man))
    if (roleOf(man) === PAWN && (rank === 0 || rank === ranks - 1)) return false
  }
  return true
}

/** What a capture or a promotion makes of a place at the least, in the codes of quiet results: 2 won, 1 drawn, 0 neither. */
export function floorOf(turn: i32, place: u32): i32 {
  setUp(place)
  weigh(turn, NOTHING_KNOWN)
  return quickest !== 0 ? 2 : draws > 0 ? 1 : 0
}

/** The place of the same arrangement with two men exchanged. */
export function twinOf(place: u32, one: i32, other: i32): u32 {
  setUp(place)
  const square = squareOf(one)
  moveMan(one, squareOf(other))
  moveMan(other, square)
  return ownPlace()
}

// The host goes through the places piece by piece, so that it can report and be stopped.

/** Says of places whether they are positions. Nobody may leave a king to be taken; in minichess to take it wins. */
export function markPositions(first: u32, end: u32): void {
  highest = isMini ? WINS_AT_ONCE : 0
  for (let place = first; place < end; place++) {
    setUp(place)
    const isFit = isArrangement(place)
    for (let turn = 0; turn < 2; turn++) {
      let code = NONE
      if (isFit) code = !isAttacked(squareOf(1 - turn), turn) ? DRAWN : isMini ? WINS_AT_ONCE : NONE
      store<u8>(codeAt(turn, place), code)
    }
  }
}

/** What is decided without a quiet move: mates, and what captures and promotions win or lose. */
export function seedTable(first: u32, end: u32): void {
  for (let place = first; place < end; place++)
    for (let turn = 0; turn < 2; turn++) {
      const at = codeAt(turn, place)
      if (load<u8>(at) !== DRAWN) continue
      setUp(place)
      weigh(turn, NOTHING_KNOWN)
      if (legal === 0) {
        if (!isMini && isAttacked(squareOf(turn), 1 - turn)) put(at, MATED)
      } else if (quickest !== 0) put(at, quickest + 1)
      else if (quiet === 0 && draws === 0) put(at, slowest + 1)
    }
}

/** One move of the side to move, as the men stand, leads to a code that is known for good now. */
function hear(turn: i32, code: i32): void {
  const at = codeAt(turn, ownPlace())
  const old: i32 = load<u8>(at)
  if (old === NONE) return
  if (isLost(code)) {
    if (old === DRAWN || (isWon(old) && old > code + 1)) put(at, code + 1)
  } else if (old === DRAWN) {
    markCells()
    if (weigh(turn, code)) put(at, slowest + 1)
  }
}

function hearFrom(man: i32, from: i32, turn: i32, code: i32): void {
  const to = squareOf(man)
  moveMan(man, from)
  hear(turn, code)
  moveMan(man, to)
}

function tellPawn(man: i32, turn: i32, code: i32, here: u64): void {
  const to = squareOf(man)
  const behind = turn === WHITE ? -files : files
  const home = turn === WHITE ? 1 : ranks - 2
  const once = to + behind
  if (rankOf(to) === home || (here & bit(once)) !== 0) return
  hearFrom(man, once, turn, code)
  const twice = once + behind
  if (isMini || rankOf(once) === home || rankOf(twice) !== home || (here & bit(twice)) !== 0) return
  const after = passingTaker(man, turn) < 0 ? code : codeAfterDouble(man, turn)
  if (after !== DRAWN && after !== NONE) hearFrom(man, twice, turn, after)
}

function tellLeaps(man: i32, role: i32, turn: i32, code: i32, here: u64): void {
  for (let at = leapsAt(role, squareOf(man)); load<u8>(at) !== END; at++) {
    const from: i32 = load<u8>(at)
    if ((here & bit(from)) === 0) hearFrom(man, from, turn, code)
  }
}

function tellSlides(man: i32, role: i32, turn: i32, code: i32, here: u64): void {
  for (let direction = firstDirection(role); direction < endDirection(role); direction++) {
    const ray = rayAt(direction, squareOf(man))
    for (let step: usize = 0; step < 8; step++) {
      const from: i32 = load<u8>(ray + step)
      if (from === END || (here & bit(from)) !== 0) break
      hearFrom(man, from, turn, code)
    }
  }
}

/** Tells all positions from which a quiet move of `turn` leads to the men as they stand. */
function tellBack(turn: i32, code: i32): void {
  // Whoever hears it marks the cells anew.
  const here = occupied
  for (let man = 0; man < men; man++) {
    if (colorOf(man) !== turn) continue
    const role = roleOf(man)
    if (role === PAWN) tellPawn(man, turn, code, here)
    else if (role === KNIGHT || role === KING) tellLeaps(man, role, turn, code, here)
    else tellSlides(man, role, turn, code, here)
  }
}

/** Tells of every position with a code those that lead there. */
export function spread(code: i32, first: u32, end: u32): void {
  for (let turn = 0; turn < 2; turn++)
    for (let place = first; place < end; place++) {
      if (load<u8>(codeAt(turn, place)) !== code) continue
      setUp(place)
      tellBack(1 - turn, code)
    }
}

export function highestCode(): i32 {
  return highest
}
