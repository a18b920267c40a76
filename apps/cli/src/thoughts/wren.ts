import type { Thought } from '@rookery/players'
import type { Position } from '@rookery/rules'
import { describeSearch } from './search.ts'
import { makeSigned, type ThoughtText } from './thought-text.ts'

type WrenThought = Extract<Thought, { readonly kind: 'wren' }>

/** A state value counts the enemy thrice, so that even a level game is far from 0: people are told the advantage. */
export function describeWren(thought: WrenThought, position: Position): ThoughtText {
  const search = describeSearch(thought, position)
  const { decided } = search
  const { leaf } = thought
  const advantage = decided ?? makeSigned(thought.advantage)
  return {
    ...search,
    reason:
      leaf.terms.length === 0
        ? search.reason
        : `${search.reason}; together ${makeSigned(leaf.value)}, which is ${advantage} against a draw`,
    score: { value: thought.advantage, side: thought.perspective },
    counts: [
      ['Advantage', advantage],
      ...(decided ? [] : [['State value', makeSigned(thought.score)] as const]),
      ['Depth', thought.depth],
      ['Nodes', thought.totalNodes],
    ],
    lines: [
      decided
        ? `By ${thought.method}: ${decided}.`
        : `By ${thought.method}; ahead of a draw by ${advantage}.`,
      ...search.lines,
    ],
  }
}
