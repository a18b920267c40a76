import type { Score } from '@rookery/engine'
import type { Color, Reason as EndReason, Move } from '@rookery/rules'
import type { MoveClass } from './classes.ts'
import type { Reason } from './reason.ts'

/** What is thought of a position. `chance` is that of the side to move: a win counts 1, a draw 1/2. */
export type Verdict =
  | {
      readonly kind: 'searched'
      readonly chance: number
      /** From the side to move. */
      readonly score: Score
      readonly depth: number
      /** The best line. */
      readonly moves: readonly Move[]
      readonly sans: readonly string[]
    }
  | {
      readonly kind: 'over'
      readonly chance: number
      readonly winner: Color | undefined
      readonly reason: EndReason
    }

export interface ReviewedMove {
  readonly color: Color
  /** The move number of the game's notation. */
  readonly number: number
  readonly move: Move
  readonly san: string
  readonly uci: string
  /** Of the mover, never negative; a mate and everything beyond ten pawns count as ten pawns. */
  readonly lossCp: number
  /** Of the mover's chance, 0 to 1. */
  readonly lossChance: number
  readonly class: MoveClass
  /** For an inaccuracy or worse. */
  readonly reason?: Reason
}

/** A review is plain data: it can be stored, sent between workers and printed as JSON. */
export interface Review {
  /** After how many moves of the game the first reviewed one was played: 0 unless the review was stopped. */
  readonly firstPly: number
  /** Of the position before the first reviewed move and of that after each. */
  readonly verdicts: readonly Verdict[]
  readonly moves: readonly ReviewedMove[]
  /** 0 to 100; absent for a side without a move. */
  readonly accuracy: Readonly<Partial<Record<Color, number>>>
  /** False where the review was stopped: it begins with the last moves of the game. */
  readonly isComplete: boolean
}
