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

/** Parrot's table of moves, wherever it is kept. */
export interface Experience {
  rowsOf(variant: VariantId, board: string): Promise<readonly MoveRow[]>
  /** Folds games in, each whole or not at all; resolves to how many were new. */
  learn(games: readonly LearnedGame[]): Promise<number>
  count(variant: VariantId): Promise<ExperienceCounts>
  /** Everything that is known, a position at a time, in a stable order. */
  positions(variant: VariantId): AsyncIterable<{ readonly board: string; readonly rows: readonly MoveRow[] }>
  /** The ids of all games learned. */
  gameIds(variant: VariantId): AsyncIterable<string>
  forget(variant: VariantId): Promise<void>
  close(): Promise<void>
}
