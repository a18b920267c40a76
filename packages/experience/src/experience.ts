import type { Fault, VariantId } from '@rookery/rules'

/** What one ply of a finished game teaches: a row's worth from the mover's side. */
export interface Lesson {
  /** The position's FEN without its clocks; en passant named only when a capture is possible. */
  readonly board: string
  /** SAN. */
  readonly move: string
  readonly defensive: number
  readonly offensive: number
}

/** A finished game, ready to be learned. The id tells it apart for ever: a game fed twice counts once. */
export interface LearnedGame {
  readonly id: string
  readonly variant: VariantId
  readonly lessons: readonly Lesson[]
}

/** What the table knows of a move: sums over all games in which it was played, and how many plies that were. */
export interface MoveRow {
  readonly move: string
  readonly defensiveSum: number
  readonly offensiveSum: number
  readonly counter: number
}

export interface ExperienceCounts {
  readonly games: number
  readonly positions: number
  readonly moves: number
  /** Plies folded in: the sum of all counters. */
  readonly plies: number
}

export type ExperienceFault = Fault<
  | 'store-url'
  | 'store-unreachable'
  | 'store-denied'
  | 'store-newer'
  | 'store-full'
  | 'store-broken'
  | 'store-missing'
  | 'store-driver'
  | 'store-changed'
>

/** A store that fails in use (server gone, disk full) throws this; its message is one sentence with a way on, without passwords. */
export class ExperienceError extends Error {
  readonly code: ExperienceFault['code']

  constructor(code: ExperienceFault['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ExperienceError'
    this.code = code
  }
}

/** By its name, which is the same in every copy of this code that a bundle may hold. */
export const isExperienceError = (error: unknown): error is ExperienceError =>
  error instanceof Error && error.name === 'ExperienceError'

/** What one table hands to another: sums, of which no one can tell any more which game gave how much. */
export interface Portion {
  readonly variant: VariantId
  /** The export that it is a part of. */
  readonly transfer: string
  /** Its place in the export, from 0. A portion is taken once, and only after the one before it. */
  readonly number: number
  readonly isLast: boolean
  /** The games behind the sums. All come with the first portion, so that nothing is taken if one of them is known. */
  readonly games: readonly string[]
  readonly positions: readonly KnownPosition[]
}

/** Taken now, taken before, or refused because one of its games is known already. */
export type Absorbed = 'new' | 'known' | 'overlap'

export interface KnownPosition {
  readonly board: string
  readonly rows: readonly MoveRow[]
}

/** How far an import has come. */
export interface Transfer {
  readonly id: string
  readonly portions: number
  readonly isComplete: boolean
}

export interface OpenOptions {
  /** False: where there is no store none is made, and the table is an empty one in memory. */
  readonly creates?: boolean
}

/** Parrot's table of moves, wherever it is kept. */
export interface Experience {
  rowsOf(variant: VariantId, board: string): Promise<readonly MoveRow[]>
  /** Folds games in, each whole or not at all; resolves to how many were new. */
  learn(games: readonly LearnedGame[]): Promise<number>
  count(variant: VariantId): Promise<ExperienceCounts>
  /** Everything that is known, a position at a time, in a stable order. */
  positions(variant: VariantId): AsyncIterable<KnownPosition>
  /** The ids of all games learned, in a stable order. */
  gameIds(variant: VariantId): AsyncIterable<string>
  /** Those of the ids that belong to games learned. */
  knownGames(variant: VariantId, ids: readonly string[]): Promise<readonly string[]>
  /** Takes a piece of another table, whole or not at all. */
  absorb(portion: Portion): Promise<Absorbed>
  /** The imports that were begun here. */
  transfers(variant: VariantId): Promise<readonly Transfer[]>
  /** Forgets a variant: its moves, its games and its imports. */
  forget(variant: VariantId): Promise<void>
  close(): Promise<void>
}
