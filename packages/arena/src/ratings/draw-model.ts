import { scoreOfElo } from '../statistics/elo.ts'

/** The derivative of the expected score by Elo, as a factor of E (1 - E). */
export const SCORE_PER_ELO = Math.log(10) / 400

/**
 * Win, draw and loss in one game. The three stand as z² : νz : 1, as in Davidson's extension of Bradley-Terry
 * (JASA 65, 1970), with z chosen such that the expected score is exactly Elo's. So the rating difference of two players is
 * the Elo of their match score, however many draws there are; in Davidson's own form it would be that of the decisive games.
 */
export interface GameOdds {
  readonly win: number
  readonly draw: number
  readonly loss: number
  readonly score: number
  /** Of the score of one game. */
  readonly variance: number
}

export function gameOdds(elo: number, nu: number): GameOdds {
  const score = scoreOfElo(elo)
  const lean = nu * (score - 0.5)
  const z = (lean + Math.sqrt(lean * lean + 4 * score * (1 - score))) / (2 * (1 - score))
  const sum = z * z + nu * z + 1
  const win = (z * z) / sum
  const draw = (nu * z) / sum
  return { win, draw, loss: 1 / sum, score, variance: win + draw / 4 - score * score }
}

/** The share of draws between equals, which is easier to read than ν. */
export const drawRateOf = (nu: number): number => nu / (2 + nu)

export const nuOf = (drawRate: number): number => (2 * drawRate) / (1 - drawRate)
