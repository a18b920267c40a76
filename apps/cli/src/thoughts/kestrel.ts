import type { Thought } from '@rookery/players'
import type { Position } from '@rookery/rules'
import { describeSearch } from './search.ts'
import { makeSigned, type ThoughtText } from './thought-text.ts'

type KestrelThought = Extract<Thought, { readonly kind: 'kestrel' }>

/** With the three counters that the fourth document prints after each move. */
export function describeKestrel(thought: KestrelThought, position: Position): ThoughtText {
  return {
    ...describeSearch(thought, position),
    counts: [
      ['Evaluation', makeSigned(thought.evaluation)],
      ['Hit count', thought.hitCount],
      ['Branches searched', thought.branchesSearched],
    ],
  }
}
