import type { Color } from '@rookery/rules'
import type { ConsideredMove, SearchIdea } from './thought.ts'

/**
 * The moves that were weighed, best first for `turn`, who moves: the choice, the others whose value is known, then those
 * that were only proved not to be better than a bound. A bound says nothing about how it compares with a value.
 */
export function rankMoves(
  { moves, choice, perspective }: Pick<SearchIdea, 'moves' | 'choice' | 'perspective'>,
  turn: Color,
): ConsideredMove[] {
  const sign = perspective === turn ? 1 : -1
  const group = ({ move, exactness }: ConsideredMove) => (move === choice ? 0 : exactness === 'exact' ? 1 : 2)
  return [...moves].sort((a, b) => group(a) - group(b) || sign * (b.value - a.value))
}
