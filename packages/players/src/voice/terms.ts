import type { Piece, Square } from '@rookery/rules'
import { makePawns, makeSigned } from '../score/index.ts'

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

/** A mind's own unit, named as it follows a number: "points of state value". */
export interface TermUnit {
  readonly name: string
  readonly perPawn: number
}

/** A term in the unit that the mind tells its terms in: "+0.35", or "+10,255" where it counts kings as well. */
export const makeTerm = (valuePawns: number, unit: TermUnit | undefined): string =>
  unit ? makeSigned(Math.round(valuePawns * unit.perPawn)) : makePawns(valuePawns)

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
