import type { Board } from './board.ts'
import type { Color } from './piece.ts'
import type { Square } from './square.ts'
import type { Variant } from './variants/variant.ts'

/** The largest count that a FEN has; a game that is at it and goes on is written with it, so that what we write we read. */
export const MAX_COUNT = 999_999_999

/** What a FEN says, whether or not it can stand on a board. */
export interface Setup {
  readonly variant: Variant
  readonly board: Board
  readonly turn: Color
  /** Squares of the rooks that may castle. */
  readonly castling: readonly Square[]
  readonly enPassant: Square | undefined
  readonly halfmoves: number
  readonly fullmoves: number
}
