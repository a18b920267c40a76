import { hiBit, loBit } from '../bits.ts'
import type { Role } from '../piece.ts'

export type VariantId = 'standard' | 'chess960' | 'minichess' | 'gardner' | 'los-alamos'

/** A game of chess as a value: its board, its pieces and its ends. */
export interface VariantRules {
  readonly id: VariantId
  readonly name: string
  readonly files: number
  readonly ranks: number
  readonly startFen: string
  readonly roles: readonly Role[]
  readonly pawns: { readonly doubleStep: boolean; readonly promotions: readonly Role[] }
  readonly castling: 'none' | 'standard' | 'chess960'
  /** `checked`: a king may not be left in reach. `captured`: it may, and taking it wins. */
  readonly king: 'checked' | 'captured'
  readonly draws: { readonly repetition: boolean; readonly fiftyMoves: boolean; readonly material: boolean }
  /** After so many plies the larger sum of worth wins. */
  readonly moveLimit?: { readonly plies: number; readonly worth: Readonly<Record<Role, number>> }
}

export interface Variant extends VariantRules {
  /** The squares of the board, in halves. */
  readonly maskLo: number
  readonly maskHi: number
}

export function defineVariant(rules: VariantRules): Variant {
  let maskLo = 0
  let maskHi = 0
  for (let rank = 0; rank < rules.ranks; rank++)
    for (let file = 0; file < rules.files; file++) {
      maskLo |= loBit(rank * 8 + file)
      maskHi |= hiBit(rank * 8 + file)
    }
  return { ...rules, maskLo, maskHi }
}
