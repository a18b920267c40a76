import { chancesOf, type Score, type Thought } from '@rookery/players'

/** How the game stood before a move, by the thought behind it. */
export interface GameScore {
  /** Moves played before. */
  readonly ply: number
  /** White's, from 0 to 1: a draw counts half. */
  readonly expectation: number
  readonly score: Score
}

/** What one mind gave its moves over the game, where that can be told as chances. */
export const gameScores = (thoughts: ReadonlyMap<number, Thought>, kind: string): GameScore[] =>
  [...thoughts]
    .sort(([a], [b]) => a - b)
    .flatMap(([ply, { kind: thinker, score }]) => {
      const expectation = thinker === kind && score ? chancesOf(score, 'white') : undefined
      return score && expectation !== undefined ? [{ ply, expectation, score }] : []
    })
