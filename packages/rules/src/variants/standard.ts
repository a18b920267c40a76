import { roles } from '../piece.ts'
import { defineVariant, type Variant } from './variant.ts'

export const standard: Variant = /* @__PURE__ */ defineVariant({
  id: 'standard',
  name: 'Standard',
  files: 8,
  ranks: 8,
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  roles,
  pawns: { doubleStep: true, promotions: ['queen', 'rook', 'bishop', 'knight'] },
  castling: 'standard',
  king: 'checked',
  draws: { repetition: true, fiftyMoves: true, material: true },
})
