import type { EngineFiles } from '@rookery/engine'
import type { GameView, Move, Random } from '@rookery/rules'
import type { Limits } from './player.ts'
import type { Schema, SettingsOf } from './settings.ts'
import type { Thought } from './thought.ts'

/** How a mind hears that it must stop. */
export interface Pulse {
  /**
   * True once the mind must answer, because it was asked to or its time is over. With shared memory it changes
   * even while the mind is busy; without, only a mind that awaits `beat` can see it change.
   */
  readonly stopped: boolean
  /** Since the question was asked. */
  readonly elapsedMs: number
  /** To be awaited every few milliseconds: lets messages in where they are needed, and is next to free elsewhere. */
  beat(): Promise<void>
}

export interface Question {
  readonly game: GameView
  readonly limits: Limits
  /** What to choose from: the legal moves, or those that the limits name. Never empty. */
  readonly moves: readonly Move[]
  /** Made anew for each question, so that the answer does not depend on what was asked before. */
  readonly random: Random
  readonly pulse: Pulse
  /** For each new idea, not for each node. Where a mind misses a stop, the last one it reported is its answer. */
  report(thought: Thought): void
}

/** A thought with whether it is about all legal moves, which only the question tells. */
export const toldOf = (thought: Thought, { game, moves }: Pick<Question, 'game' | 'moves'>): Thought =>
  moves.length < game.position.countLegalMoves() ? { ...thought, isAsked: true } : thought

/** The thinking part of a player, which knows nothing of workers. */
export interface Mind {
  /** The last thought, which need not be reported; its choice is the move. */
  think(question: Question): Thought | Promise<Thought>
  /** Whether the side to move has nothing better than a draw, by the mind's own score of this position alone. */
  isGladOfDraw(game: GameView): boolean | Promise<boolean>
  /** For a mind that keeps what it found for its next questions: forgets it, so that a game depends on none before it. */
  newGame?(): void | Promise<void>
  /** For a mind that holds more than memory. */
  dispose?(): Promise<void>
}

/** What a mind finds around it that is no setting: a store's address may hold a password, and settings are shown. */
export interface Surroundings {
  /** Where Parrot's table is, if its settings name none; absent for the usual place. */
  readonly store?: string | undefined
  /** Where Raven's files are, for tools that do not find them by themselves. */
  readonly engine?: EngineFiles
}

export interface MindModule<S extends Schema = Schema> {
  createMind(settings: SettingsOf<S>, surroundings?: Surroundings): Mind | Promise<Mind>
}
