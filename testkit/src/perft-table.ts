import { castlingRows } from './perft-rows/castling.ts'
import { chess960Rows } from './perft-rows/chess960.ts'
import { enPassantRows } from './perft-rows/en-passant.ts'
import { endingRows } from './perft-rows/endings.ts'
import { knownRows } from './perft-rows/known.ts'
import { pinAndCheckRows } from './perft-rows/pins-and-checks.ts'
import { promotionRows } from './perft-rows/promotion.ts'
import type { PerftRow } from './perft-rows/row.ts'
import { smallBoardRows } from './perft-rows/small-boards.ts'

export type { PerftRow }

/**
 * Every count was found by two generators that share no code: the naive one here, and chessops (8x8) or
 * Fairy-Stockfish (smaller boards).
 */
export const perftTable: readonly PerftRow[] = [
  ...knownRows,
  ...castlingRows,
  ...enPassantRows,
  ...promotionRows,
  ...pinAndCheckRows,
  ...endingRows,
  ...chess960Rows,
  ...smallBoardRows,
]
