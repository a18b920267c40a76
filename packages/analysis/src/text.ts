import type { Score } from '@rookery/engine'
import { makeShortScore, readEngineScore } from '@rookery/players'
import type { Color } from '@rookery/rules'
import type { ReviewedMove, Verdict } from './review.ts'

export const makeMoveNumber = ({ number, color }: Pick<ReviewedMove, 'number' | 'color'>): string =>
  `${number}${color === 'white' ? '.' : '...'}`

/** The sign for White's side, whose scores all text gives. */
export const whiteSign = (side: Color): 1 | -1 => (side === 'white' ? 1 : -1)

/** A score of `side`'s as another side sees it, in signs: +0.35, #−3. */
export const writeFor = (viewer: Color, score: Score, side: Color): string =>
  makeShortScore(readEngineScore(score, side), viewer)

/** `turn` is the side to move; a game that is over says how it ended. */
export const makeWhiteScore = (verdict: Verdict, turn: Color): string =>
  verdict.kind === 'over' ? verdict.reason : writeFor('white', verdict.score, turn)
