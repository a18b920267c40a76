import type { Move } from '@rookery/rules'
import type { KeptThought } from '../../game/kept-thought.ts'
import { isSearched } from './why-words.ts'

/** The moves that a mind expects, beginning with its choice. */
export function lineOf(thought: KeptThought): readonly [Move, ...Move[]] {
  return [thought.choice, ...expected(thought).slice(1)]
}

function expected(thought: KeptThought): readonly Move[] {
  if (isSearched(thought)) return thought.line
  switch (thought.kind) {
    case 'raven':
      return thought.lines.find(({ moves }) => moves[0] === thought.choice)?.moves ?? []
    case 'magpie': {
      const candidate = thought.ranking.find(({ move }) => move === thought.choice)
      return candidate ? [candidate.move, ...candidate.chain.map(({ move }) => move)] : []
    }
    case 'parrot':
      return thought.fallback ? expected(thought.fallback.thought) : []
    default:
      return []
  }
}
