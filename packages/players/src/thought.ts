import { describeValue, type Move } from '@rookery/rules'
import type { Score } from './score/index.ts'

/** A move that a mind compared with others. */
export interface WeighedMove {
  readonly move: Move
  /** Absent for a mind without numbers. */
  readonly score?: Score
  /** The score was only proved to be at least or at most this, for its side. */
  readonly bound?: 'at least' | 'at most'
  /** How likely it was to be chosen, from 0 to 1, where chance chose. */
  readonly chance?: number
}

/** What a mind spent on its thought, where it counts that. */
export interface Effort {
  /** Half-moves that it looked ahead. */
  readonly depth?: number
  readonly nodes?: number
}

/**
 * Why a player wants to play a move, in the numbers it really used: plain data that can be sent, stored and drawn. Every mind has
 * the same part, which is all that most need, and its own details beside it, which its voice and its picture know.
 */
export interface Thought<Details = unknown> {
  /** The id of the mind, or `interrupted`. */
  readonly kind: string
  /** The move that would be played if the player had to answer now. */
  readonly choice: Move
  /** What the choice is worth; absent for a mind without numbers. */
  readonly score?: Score
  /** The moves it expects, beginning with its choice. */
  readonly line: readonly [Move, ...Move[]]
  /** Best first; empty where it weighed nothing. */
  readonly weighed: readonly WeighedMove[]
  readonly effort?: Effort
  /** It was asked about some of the legal moves alone, so that it preferred its choice to nothing but those. */
  readonly isAsked?: boolean
  readonly details: Details
}

/** The player was stopped before it had an idea, so the first of the moves it could choose from was played. */
export type InterruptedThought = Thought<{ readonly moves: readonly Move[] }>

export const interruptedThought = (moves: readonly Move[]): InterruptedThought => ({
  kind: 'interrupted',
  choice: moves[0]!,
  line: [moves[0]!],
  weighed: [],
  details: { moves },
})

export const isInterrupted = (thought: Thought): thought is InterruptedThought =>
  thought?.kind === 'interrupted'

/** For whoever has no types to say so. */
export function checkThought(thought: Pick<Thought, 'kind'>): void {
  if (typeof thought?.kind !== 'string')
    throw new TypeError(`a thought is what a player gives with its move, not ${describeValue(thought)}`)
}
