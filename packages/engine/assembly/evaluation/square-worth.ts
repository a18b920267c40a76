import { BLACK, EMPTY, KING, PAWN } from '../board/bits'
import { pieceSquare, setPieceSquare } from '../board/piece-square'
import { pieceOn } from '../board/position'
import { param } from './param-table'
import { MATERIAL, SQUARES } from './params'
import { type Listed, TERM_MATERIAL, TERM_SQUARES, term } from './terms'

/** The square, as White sees its own half folded, that a white piece's parameter is read from. */
function paramSquare(role: i32, square: i32, mini: bool): i32 {
  const file = square & 7
  const rank = square >> 3
  if (!mini) return (rank << 2) + min(file, 7 - file)
  // Six ranks: pawns count from where they promote, pieces from home; five files: the middle one is the centre.
  const seen = role === PAWN ? rank + 2 : rank
  return (min(seen, 7) << 2) + min((min(file, abs(4 - file)) * 3) / 2, 3)
}

/** Spreads the parameters over both colours' boards; to be called after any change of them, or of the variant. */
export function initPieceSquares(mini: bool): void {
  const flip = mini ? 40 : 56
  for (let role = PAWN; role <= KING; role++) {
    for (let square = 0; square < 64; square++) {
      const worth = param(MATERIAL + role) + param(SQUARES + role * 32 + paramSquare(role, square, mini))
      const mirrored = mini ? flip - (square & 56) + (square & 7) : square ^ flip
      setPieceSquare(role * 2, square, worth)
      if (mirrored >= 0) setPieceSquare(role * 2 + BLACK, mirrored, -worth)
    }
  }
}

/** Adds material and squares to the listing of terms. */
export function listPieceSquares(): void {
  for (let square = 0; square < 64; square++) {
    const piece = pieceOn(square)
    if (piece === EMPTY) continue
    const material = param(MATERIAL + (piece >> 1))
    const sum = pieceSquare(piece, square)
    if (piece & 1) {
      term<i32, Listed>(TERM_MATERIAL, material)
      term<i32, Listed>(TERM_SQUARES, -sum - material)
    } else {
      term<u32, Listed>(TERM_MATERIAL, material)
      term<u32, Listed>(TERM_SQUARES, sum - material)
    }
  }
}
