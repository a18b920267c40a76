import type { Color } from '@rookery/rules'
import type { Ending } from '../match/ending.ts'
import { whitePoints } from '../match/ending.ts'
import type { PlayedMove } from '../match/play-game.ts'

/** A finished game, as it is stored. */
export interface GameRecord {
  readonly number: number
  readonly round: number
  readonly pair: number
  /** Entrants, by their place in the plan. */
  readonly white: number
  readonly black: number
  readonly fen: string
  /** Moves before the sides began to think. */
  readonly opening: readonly string[]
  readonly moves: readonly PlayedMove[]
  readonly winner: Color | null
  readonly ending: Ending
  readonly detail?: string
  /** ISO 8601, UTC. */
  readonly startedAt: string
  readonly durationMs: number
  /** Of a colony: who played it. */
  readonly worker?: string
}

/** What tables need to know of a game. */
export interface GameResult {
  readonly number: number
  readonly pair: number
  readonly white: number
  readonly black: number
  /** White's. */
  readonly points: number
  readonly ending: Ending
}

export const resultOf = ({ number, pair, white, black, winner, ending }: GameRecord): GameResult => ({
  number,
  pair,
  white,
  black,
  points: whitePoints(winner ?? undefined),
  ending,
})
