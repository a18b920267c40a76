import { type ForcedEnd, makeShortScore, readLineScore } from '@rookery/players'
import type { Color, Position } from '@rookery/rules'
import type { ReviewedMove, Verdict } from './review.ts'

export const makeMoveNumber = ({ number, color }: Pick<ReviewedMove, 'number' | 'color'>): string =>
  `${number}${color === 'white' ? '.' : '...'}`

/** The sign for White's side, whose scores all text gives. */
export const whiteSign = (side: Color): 1 | -1 => (side === 'white' ? 1 : -1)

type ScoredLine = Pick<Verdict & { kind: 'searched' }, 'score' | 'moves'>

/** The score of a line from a position as a side sees it, in signs: +0.35, #−3. */
export const writeFor = (viewer: Color, line: ScoredLine, position: Position): string =>
  makeShortScore(readLineScore(line, position), viewer)

/** A win or a loss that a line comes to by force, from the side to move: by mate, or on count at the move limit. */
export type SeenEnd = ForcedEnd & { readonly kind: 'mate' | 'count' }

export function endOfLine(line: ScoredLine, position: Position): SeenEnd | undefined {
  const { end } = readLineScore(line, position)
  return end && end.kind !== 'draw' ? end : undefined
}
