import type { Piece, Square } from '@rookery/rules'

/** How the game stands for the side to move. */
export type Standing = 'open' | 'won' | 'lost' | 'drawn'

export interface SquareWorth {
  readonly square: Square
  readonly piece: Piece
  readonly value: number
}

/** One part of an evaluation, and what each piece on its square adds to it. */
export interface Term {
  readonly name: string
  readonly value: number
  readonly squares: readonly SquareWorth[]
}

/** Where the expected line ends. Its value is the sum of its terms, or what the end of the game is worth. */
export interface LeafValue {
  readonly fen: string
  readonly value: number
  /** For the side to move there; `open` where the game goes on. */
  readonly standing: Standing
  /** From the same side as all values; empty where the game is over. */
  readonly terms: readonly Term[]
}

/** Zero is added because zero times a negative number would be a negative zero. */
export const scaleTerm = (term: Term, factor: number): Term => ({
  ...term,
  value: term.value * factor + 0,
  squares: term.squares.map((worth) => ({ ...worth, value: worth.value * factor + 0 })),
})

/** The same from the other side. */
export const turnLeaf = (leaf: LeafValue): LeafValue => ({
  ...leaf,
  value: 0 - leaf.value,
  terms: leaf.terms.map((term) => scaleTerm(term, -1)),
})
