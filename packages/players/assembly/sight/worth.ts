// What men are worth to Mynah's eyes. These numbers are part of its network: whoever changes them must train anew.
import { BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK } from '@rookery/engine/assembly/board/bits'
import { setPieceSquare } from '@rookery/engine/assembly/board/piece-square'
import { state, turn } from '@rookery/engine/assembly/board/position'
import { endOf, middleOf, pack } from '@rookery/engine/assembly/evaluation/score'

const WHOLE_PHASE: i32 = 24

//@inline
export function worthOf(role: i32): i32 {
  switch (role) {
    case PAWN:
      return 100
    case KNIGHT:
      return 310
    case BISHOP:
      return 325
    case ROOK:
      return 500
    case QUEEN:
      return 950
    default:
      return 10000
  }
}

/** How near a file or rank is to the middle, 0 at the edge to 3. */
function inward(line: i32): i32 {
  return min(line, 7 - line)
}

function middleBonus(role: i32, file: i32, rank: i32): i32 {
  const centre = inward(file) + inward(rank)
  switch (role) {
    case PAWN:
      return rank === 1
        ? inward(file) === 3
          ? -20
          : 0
        : inward(file) * 4 * (rank >= 3 ? 2 : 1) + (rank - 2) * 4 - 6
    case KNIGHT:
      return centre * 8 - 30 - (rank === 0 ? 8 : 0)
    case BISHOP:
      return centre * 4 - 12 - (rank === 0 ? 10 : 0)
    case ROOK:
      return inward(file) * 3 - 5 + (rank === 6 ? 20 : 0)
    case QUEEN:
      return centre - 3
    default:
      return rank === 0 ? (file === 6 || file <= 2 ? 30 : file === 7 ? 20 : 0) : -20 * min(rank, 3)
  }
}

function endBonus(role: i32, file: i32, rank: i32): i32 {
  const centre = inward(file) + inward(rank)
  switch (role) {
    case PAWN:
      return (rank - 1) * (rank - 1) * 3 - 5
    case KING:
      return centre * 9 - 30
    case ROOK:
      return 0
    default:
      return centre * 4 - 12
  }
}

export function initWorths(): void {
  for (let role = PAWN; role <= KING; role++) {
    const material = role === KING ? 0 : worthOf(role)
    for (let square = 0; square < 64; square++) {
      const file = square & 7
      const rank = square >> 3
      const worth = pack(material + middleBonus(role, file, rank), material + endBonus(role, file, rank))
      setPieceSquare(role * 2, square, worth)
      setPieceSquare(role * 2 + BLACK, square ^ 56, -worth)
    }
  }
}

/** Men and their squares, from the side to move. */
export function balance(): i32 {
  const sum = state.pieceSquareSum
  const phase = min(state.phase, WHOLE_PHASE)
  const score = (middleOf(sum) * phase + endOf(sum) * (WHOLE_PHASE - phase)) / WHOLE_PHASE
  return turn ? -score : score
}
