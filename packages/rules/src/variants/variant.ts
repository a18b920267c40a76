import type { Role } from '../piece.ts'
import { describeValue } from '../result.ts'
import { SquareSet } from '../square-set.ts'

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
  readonly squares: SquareSet
  /** @internal */
  readonly maskLo: number
  /** @internal */
  readonly maskHi: number
}

/** Why something is no variant; a name is none, and is told where to find it. */
export function findVariantFault(variant: unknown): string | undefined {
  if (typeof variant === 'object' && variant !== null && 'squares' in variant) return undefined
  return typeof variant === 'string'
    ? `"${variant.slice(0, 20)}" is the name of a variant at best: variantById gives the variant itself`
    : `a variant is one of those that the rules export, not ${describeValue(variant)}`
}

export function defineVariant(rules: VariantRules): Variant {
  const squares = SquareSet.board(rules.files, rules.ranks)
  // The generator reads the halves from here, one step nearer than from the set.
  return { ...rules, squares, maskLo: squares.lo, maskHi: squares.hi }
}
