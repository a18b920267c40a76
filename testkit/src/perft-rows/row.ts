import type { NaiveVariant } from '../naive/rules.ts'

export interface PerftRow {
  readonly name: string
  readonly variant: NaiveVariant
  readonly fen: string
  /** Leaves at depth 1, 2, 3 and so on. */
  readonly nodes: readonly number[]
}
