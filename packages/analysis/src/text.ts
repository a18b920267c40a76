import type { Score } from '@rookery/engine'
import type { Color } from '@rookery/rules'
import type { ReviewedMove, Verdict } from './review.ts'

export const makeMoveNumber = ({ number, color }: Pick<ReviewedMove, 'number' | 'color'>): string =>
  `${number}${color === 'white' ? '.' : '...'}`

/** The sign for White's side, whose scores all text gives. */
export const whiteSign = (side: Color): 1 | -1 => (side === 'white' ? 1 : -1)

/** A score as chess programs write it, from White's side: +0.35, #-3. */
export function makeScore(score: Score, side: Color): string {
  const sign = whiteSign(side)
  if (score.kind === 'mate') return `#${sign * score.moves}`
  const pawns = ((sign * score.cp) / 100).toFixed(2)
  return Number(pawns) > 0 ? `+${pawns}` : Number(pawns) === 0 ? '0.00' : pawns
}

/** `turn` is the side to move; a game that is over says how it ended. */
export const makeWhiteScore = (verdict: Verdict, turn: Color): string =>
  verdict.kind === 'over' ? verdict.reason : makeScore(verdict.score, turn)
