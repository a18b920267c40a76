import { chancesOf, type Score, type Thought } from '@rookery/players'

/** How the game stood before a move, by the thought behind it. */
export interface GameScore {
  /** Moves played before. */
  readonly ply: number
  readonly score: Score
}

/** What one mind gave its moves over the game, where that can be told as chances. */
export const gameScores = (thoughts: ReadonlyMap<number, Thought>, kind: string): GameScore[] =>
  [...thoughts]
    .sort(([a], [b]) => a - b)
    .flatMap(([ply, { kind: thinker, score }]) => {
      const isTold = thinker === kind && score && chancesOf(score, score.side) !== undefined
      return isTold ? [{ ply, score }] : []
    })
