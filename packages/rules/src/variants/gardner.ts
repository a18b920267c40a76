import { standard } from './standard.ts'
import { defineVariant, type Variant } from './variant.ts'

/** Martin Gardner's 5x5 board. */
export const gardner: Variant = /* @__PURE__ */ defineVariant({
  ...standard,
  id: 'gardner',
  name: 'Gardner 5x5',
  files: 5,
  ranks: 5,
  startFen: 'rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1',
  pawns: { ...standard.pawns, doubleStep: false },
  castling: 'none',
})
