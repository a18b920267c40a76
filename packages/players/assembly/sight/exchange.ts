// What a series of captures on one square is worth. Apart from Raven's, whose numbers may change.
import { bishopAttacks, rookAttacks } from '@rookery/engine/assembly/board/attacks'
import { BISHOP, bit, KING, lsb, PAWN, QUEEN, ROOK } from '@rookery/engine/assembly/board/bits'
import { attackersTo, ofColor, ofRole } from '@rookery/engine/assembly/board/position'
import { GAINS } from './room'
import { worthOf } from './worth'

/**
 * What `side` gains by taking a man of this worth on a square, where either side may stop; `occupied` says which men there
 * are. Pins are not seen.
 */
export function exchangeGain(square: i32, side: i32, worth: i32, occupied: u64): i32 {
  const diagonal = ofRole(BISHOP) | ofRole(QUEEN)
  const straight = ofRole(ROOK) | ofRole(QUEEN)
  let attackers = attackersTo(square, occupied) & occupied & ~bit(square)
  let end = GAINS
  while (true) {
    const own = attackers & ofColor(side)
    if (!own) break
    let role = PAWN
    while (!(own & ofRole(role))) role++
    // A king may not take what is still defended.
    if (role === KING && attackers & ofColor(side ^ 1)) break
    store<i32>(end, worth)
    end += 4
    worth = worthOf(role)
    occupied ^= bit(lsb(own & ofRole(role)))
    if (role === PAWN || role === BISHOP || role === QUEEN)
      attackers |= bishopAttacks(square, occupied) & diagonal
    if (role === ROOK || role === QUEEN) attackers |= rookAttacks(square, occupied) & straight
    attackers &= occupied & ~bit(square)
    side ^= 1
  }
  let gain = 0
  while (end > GAINS) {
    end -= 4
    gain = max(0, load<i32>(end) - gain)
  }
  return gain
}
