import { standard } from './standard.ts'
import { defineVariant, type Variant } from './variant.ts'

/** The 6x6 game without bishops of the MANIAC I, 1956. */
export const losAlamos: Variant = /* @__PURE__ */ defineVariant({
  ...standard,
  id: 'los-alamos',
  name: 'Los Alamos 6x6',
  files: 6,
  ranks: 6,
  startFen: 'rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1',
  roles: ['pawn', 'knight', 'rook', 'queen', 'king'],
  pawns: { doubleStep: false, promotions: ['queen', 'rook', 'knight'] },
  castling: 'none',
})
