import type { Move, Role, Square } from '@rookery/rules'
import type { Thought } from '../thought.ts'

/** The two answers of the prediction of checks. */
export interface Exposure {
  /** The enemy king stands in reach afterwards: it gives check. */
  readonly exposing: boolean
  /** The king can take the piece that gives the check, which is then worth nothing. */
  readonly exposed: boolean
}

/** A check that the king cannot answer by taking the piece that gives it. */
export const isBold = ({ exposing, exposed }: Exposure): boolean => exposing && !exposed

/** One capture of a chain. Its score is its own part of the candidate's, from Magpie's side. */
export interface MagpieCapture extends Exposure {
  readonly kind: 'takes' | 'takes back'
  readonly move: Move
  readonly role: Role
  /** What it takes. A piece that was promoted within the chain counts as the pawn it was. */
  readonly taken: Role
  /** The worth of `taken`, or the boldness if that is more and it is exposing but not exposed; negative for `takes`. */
  readonly score: number
}

export interface MagpieCandidate extends Exposure {
  readonly move: Move
  /** The how-manieth move it looked at, from 0: among equals the earlier ranks first. */
  readonly considered: number
  /** `wins` ranks before all others: mate, or taking the king. `spoils` after: stalemate, or the king left in reach. */
  readonly verdict: 'wins' | 'plays' | 'spoils'
  /** The worth of what it captures, and of what a promoted pawn gains. */
  readonly taken: number
  readonly promoted: number
  /** What Magpie expects on the square it moves to: they take, it takes back, and so on. */
  readonly chain: readonly MagpieCapture[]
  /** `taken + promoted`, plus the scores of the chain, plus the boldness where it is exposing but not exposed. */
  readonly score: number
}

/** The choice is the first of the ranking that is not passed over, or the first of all if every one is. */
export interface MagpieDetails {
  readonly boldness: number
  /** Only moves that answer the check were looked at, captures first. */
  readonly inCheck: boolean
  /** Its pieces in the order in which it looked at them. */
  readonly order: readonly Square[]
  /** Best first: by verdict, then by score, then by `considered`. */
  readonly ranking: readonly MagpieCandidate[]
  /** The last moves of either side, oldest first; three are enough to see the next one complete A-B-A-B. */
  readonly history: { readonly own: readonly Move[]; readonly theirs: readonly Move[] }
  /** Moves that would complete A-B-A-B. */
  readonly passedOver: readonly Move[]
}

export type MagpieThought = Thought<MagpieDetails>
