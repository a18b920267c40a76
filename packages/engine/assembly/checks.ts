// What must be true at every node; only the build for tests asks.
import { bit, EMPTY, KING, lsb } from './board/bits'
import {
  attackersTo,
  blockers,
  isMinichess,
  key,
  ofColor,
  ofRole,
  pieceOn,
  pieces,
  turn,
} from './board/position'
import { freshKey } from './board/setup'
import { areSumsTrue, hasNetwork } from './network/network'

/** The build for tests sets it. */
const IS_CHECKED: bool = false

const WRONG_BITBOARDS: i32 = 1
const KING_IN_REACH: i32 = 2
const WRONG_KEY: i32 = 3
const WRONG_NEURONS: i32 = 4

let fault: i32 = 0

/** What was wrong when the core trapped, in the numbers above. */
export function lastFault(): i32 {
  return fault
}

function expectTrue(isTrue: bool, otherwise: i32): void {
  if (isTrue) return
  fault = otherwise
  unreachable()
}

function checkBitboards(): void {
  for (let square = 0; square < 64; square++) {
    const piece = pieceOn(square)
    for (let role = 0; role < 6; role++)
      expectTrue(holds(ofRole(role), square) === (piece !== EMPTY && piece >> 1 === role), WRONG_BITBOARDS)
    for (let color = 0; color < 2; color++)
      expectTrue(
        holds(ofColor(color), square) === (piece !== EMPTY && (piece & 1) === color),
        WRONG_BITBOARDS,
      )
  }
}

function holds(squares: u64, square: i32): bool {
  return (squares & bit(square)) !== 0
}

/** The side that has just moved may not have left its king where it can be taken. */
function checkKings(): void {
  if (isMinichess()) return
  const king = lsb(pieces(turn ^ 1, KING))
  expectTrue((attackersTo(king, blockers()) & ofColor(turn)) === 0, KING_IN_REACH)
}

//@inline
export function checkNode(): void {
  if (!IS_CHECKED) return
  checkBitboards()
  checkKings()
  expectTrue(freshKey() === key(), WRONG_KEY)
  if (hasNetwork()) expectTrue(areSumsTrue(), WRONG_NEURONS)
}
