import { roles } from '../piece.ts'
import { defineVariant, type Variant } from './variant.ts'

/** The course game of Wren: kings are taken, not mated, and fifty plies decide by material. */
export const minichess: Variant = /* @__PURE__ */ defineVariant({
  id: 'minichess',
  name: 'Minichess',
  files: 5,
  ranks: 6,
  startFen: 'kqbnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1',
  roles,
  pawns: { doubleStep: false, promotions: ['queen'] },
  castling: 'none',
  king: 'captured',
  draws: { repetition: false, fiftyMoves: false, material: false },
  moveLimit: { plies: 50, worth: { pawn: 2, rook: 6, knight: 7, bishop: 8, queen: 20, king: 100 } },
})
