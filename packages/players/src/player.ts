import type { Color, GameSource, Move } from '@rookery/rules'
import type { Settings } from './settings.ts'
import type { Thought } from './thought.ts'

export interface Clock {
  readonly remainingMs: number
  readonly incrementMs: number
  /** Moves until more time is added; absent when the time must last for the whole game. */
  readonly movesToGo?: number
}

/** What a player may spend on one move. Where nothing is named, its own settings decide. */
export interface Limits {
  readonly depth?: number
  readonly nodes?: number
  readonly timeMs?: number
  readonly clocks?: Readonly<Record<Color, Clock>>
  /** Choose among these legal moves only; with a single one, the thought says what the player makes of it. */
  readonly rootMoves?: readonly Move[]
}

export interface Choice {
  readonly move: Move
  /** The last thought, whose choice is the move. */
  readonly thought: Thought
}

/**
 * One chess mind, wherever it runs. It does one thing at a time: a question asked while another is open is
 * refused with a `PlayerError` of code `busy`.
 */
export interface Player {
  readonly id: string
  readonly settings: Settings

  /**
   * `report` hears every thought, the last of which is the choice's. Aborting `signal` is no error: the promise
   * resolves, within 50 ms for a player in a worker, with the best move so far, or with the first legal one and an
   * `interrupted` thought where there was none yet.
   */
  think(
    game: GameSource,
    limits?: Limits,
    report?: (thought: Thought) => void,
    signal?: AbortSignal,
  ): Promise<Choice>

  /**
   * Whether the side to move accepts the draw that its opponent has offered with the last move: past move 20, where its own
   * score is not above zero and was not for its last five moves. A draw that it could claim needs the score alone.
   */
  answerDraw(game: GameSource): Promise<boolean>

  /** Frees what the player holds; whatever it is asked now or later is refused with the code `disposed`. */
  dispose(): Promise<void>
}
