import type { Game } from '../game/index.ts'
import type { Fault } from '../result.ts'

export type PgnFaultCode =
  | 'pgn-illegal-move'
  | 'pgn-null-move'
  | 'pgn-bad-nag'
  | 'pgn-bad-tag'
  | 'pgn-bad-fen'
  | 'pgn-unknown-variant'
  | 'pgn-stray-text'
  | 'pgn-unclosed-comment'
  | 'pgn-unclosed-variation'
  | 'pgn-unopened-variation'
  | 'pgn-too-long'
  | 'pgn-too-deep'
  | 'pgn-too-many-moves'

export interface PgnPlace {
  /** Characters from the start of the whole input. */
  readonly at: number
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

export interface PgnFault extends Fault<PgnFaultCode>, PgnPlace {
  readonly at: number
}

interface GameRead {
  /** Counts the games of the input, from 1. */
  readonly number: number
  /** Where the game begins. */
  readonly place: PgnPlace
}

/** One game of the input. A game with faults still holds all that could be read. */
export type PgnResult =
  | (GameRead & { readonly ok: true; readonly value: Game })
  | (GameRead & { readonly ok: false; readonly faults: readonly PgnFault[]; readonly partial: Game })

/** The work that one game may cost. A game over its budget ends there; reading goes on at the next game. */
export interface PgnBudget {
  /** Default 4 million. */
  readonly maxGameChars?: number
  /** Variations inside variations, default 500. Deeper ones are left out and the game goes on. */
  readonly maxDepth?: number
  /** In all lines together, default 100,000. */
  readonly maxMoves?: number
}
