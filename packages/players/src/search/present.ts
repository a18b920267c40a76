import type { Position } from '@rookery/rules'
import type { Score } from '../score/index.ts'
import { rankMoves } from './rank-moves.ts'
import type { SearchIdea, SearchThought } from './thought.ts'

/** Puts what a search has found into the form of all thoughts. `read` says what a value of the mind's means. */
export function presentIdea<Own extends object>(
  kind: string,
  { choice, line, ...found }: SearchIdea,
  { turn }: Position,
  read: (value: number) => Score,
  own: Own,
): SearchThought<Own> {
  const score = read(found.value)
  return {
    kind,
    choice,
    score: found.leaf.standing === 'drawn' ? { ...score, end: { kind: 'draw' } } : score,
    line,
    weighed: rankMoves({ ...found, choice }, turn).map(({ move, value, exactness }) => ({
      move,
      score: read(value),
      ...(exactness !== 'exact' && { bound: exactness }),
    })),
    effort: { depth: found.depth, nodes: found.totalNodes },
    details: { ...found, ...own },
  }
}
