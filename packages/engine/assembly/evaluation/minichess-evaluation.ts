// Minichess has no pawn shields, castling or long endings: material, squares, room to move and pawns on the way.
import { bishopAttacks, kingAttacks, knightAttacks, rookAttacks } from '../board/attacks'
import { BISHOP, KING, KNIGHT, lsb, MINI_AREA, PAWN, QUEEN, ROOK } from '../board/bits'
import { blockers, ofColor, pieces, state, turn } from '../board/position'
import { endOf, middleOf, pack } from './score'
import { type Listed, TERM_MOBILITY, term } from './terms'

const FULL_PHASE: i32 = 16
const TEMPO_CP: i32 = 15

function room(us: i32): i32 {
  const occupied = blockers()
  const free = MINI_AREA & ~ofColor(us)
  const king = pieces(us ^ 1, KING)
  const ring = king ? kingAttacks(lsb(king)) : 0
  let moves = 0
  let hits = 0
  let men = ofColor(us) & ~pieces(us, PAWN) & ~pieces(us, KING)
  while (men) {
    const square = lsb(men)
    const own = men & -men
    men &= men - 1
    let attacks: u64 = 0
    if (own & pieces(us, KNIGHT)) attacks = knightAttacks(square)
    if (own & (pieces(us, BISHOP) | pieces(us, QUEEN))) attacks |= bishopAttacks(square, occupied)
    if (own & (pieces(us, ROOK) | pieces(us, QUEEN))) attacks |= rookAttacks(square, occupied)
    moves += i32(popcnt(attacks & free))
    hits += i32(popcnt(attacks & ring))
  }
  return moves * 5 + hits * 8
}

/** Lists the only term besides material and squares. */
export function listMini(): void {
  term<u32, Listed>(TERM_MOBILITY, pack(room(0), room(0)))
  term<i32, Listed>(TERM_MOBILITY, pack(room(1), room(1)))
}

export function evaluateMini(): i32 {
  const packed = state.pieceSquareSum
  const phase = min(state.phase, FULL_PHASE)
  const white =
    (middleOf(packed) * phase + endOf(packed) * (FULL_PHASE - phase)) / FULL_PHASE + room(0) - room(1)
  return (turn ? -white : white) + TEMPO_CP
}
