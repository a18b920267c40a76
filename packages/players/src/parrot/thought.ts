import type { Move } from '@rookery/rules'
import type { Thought } from '../thought.ts'

/** What the table says of a move: averages over the plies in which it was played. */
export interface ParrotRow {
  readonly defensive: number
  readonly offensive: number
  readonly counter: number
}

export interface ParrotMove {
  readonly move: Move
  readonly san: string
  /** `null` for a move that it has never seen, which is on the wheel only while it explores. */
  readonly row: ParrotRow | null
  /** `defensive + offensive`; for an unknown move the mean of the known ones. */
  readonly worth: number
  /** `exploration * (range + 1) * sqrt(ln(1 + seen) / (1 + counter))`, where the range is that of the known worths. */
  readonly bonus: number
  /** `worth + bonus`, shifted so that the least is 1. */
  readonly shifted: number
  /** The square of it. */
  readonly fitness: number
  /** From and to on the wheel; `null` for a move that it was not asked to consider. */
  readonly slice: readonly [number, number] | null
}

/** The choice is the move whose slice holds the number drawn, or the fallback's. */
export interface ParrotDetails {
  /** Whose rows it looked up: the FEN without its clocks. */
  readonly board: string
  readonly exploration: number
  /** How many plies it knows from here: the sum of the counters. */
  readonly seen: number
  /** Best first. */
  readonly moves: readonly ParrotMove[]
  /** The circumference of the wheel, the sum of the fitness on it, and the number that was drawn below it. */
  readonly wheel: { readonly total: number; readonly drawn: number } | null
  /** It knows nothing of the moves it was asked about: who thought instead, and what. */
  readonly fallback: { readonly player: string; readonly thought: Thought } | null
}

export type ParrotThought = Thought<ParrotDetails>

/** The thought itself, or where Parrot knew nothing, that of the mind which thought for it. */
export const ownThought = (thought: Thought): Thought =>
  isParrotThought(thought) && thought.details.fallback
    ? ownThought(thought.details.fallback.thought)
    : thought

export const isParrotThought = (thought: Thought): thought is ParrotThought => thought?.kind === 'parrot'
