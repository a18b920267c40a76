import type { Thought } from '@rookery/players'
import { makeSans, type Position } from '@rookery/rules'
import type { KeptThought } from '../../game/kept-thought.ts'
import { makeCount, makeHalfMoves, makeSigned } from '../../ui/numbers.ts'
import { tellChain } from '../words/magpie-words.ts'
import { makePercent, makeScore } from '../words/raven-words.ts'
import { makeWorth } from '../words/search-words.ts'
import { isSearched } from './why-words.ts'

export interface ComparedRow {
  readonly name: string
  readonly chosen: string
  readonly asked: string
}

/** The mind's numbers for its own move and for the person's, side by side. */
export function compareThoughts(chosen: KeptThought, asked: Thought, position: Position): ComparedRow[] {
  const left = numbersOf(chosen, position)
  const right = numbersOf(asked, position)
  return left.flatMap(({ name, value }) => {
    const other = right.find((row) => row.name === name)
    return other ? [{ name, chosen: value, asked: other.value }] : []
  })
}

interface NamedValue {
  readonly name: string
  readonly value: string
}

function numbersOf(thought: KeptThought, position: Position): NamedValue[] {
  if (isSearched(thought)) {
    return [
      { name: 'value', value: makeWorth(thought.score) },
      { name: 'expected line', value: makeSans(position, thought.line).join(' ') },
      { name: 'looked ahead', value: makeHalfMoves(thought.depth) },
      { name: 'nodes', value: makeCount(thought.nodes) },
      ...thought.leaf.terms.map(({ name, value }) => ({
        name: `${name} at the end`,
        value: makeSigned(value),
      })),
    ]
  }
  switch (thought.kind) {
    case 'raven': {
      const line = thought.lines.find(({ moves }) => moves[0] === thought.choice) ?? thought.lines[0]
      if (!line) return []
      return [
        { name: 'score', value: makeScore(line.score) },
        { name: 'won, drawn, lost', value: line.wdl.map((part) => makePercent(part / 1000)).join(', ') },
        { name: 'expected line', value: makeSans(position, line.moves.slice(0, 6)).join(' ') },
        { name: 'depth', value: makeHalfMoves(line.depth) },
        { name: 'nodes', value: makeCount(thought.nodes) },
      ]
    }
    case 'magpie': {
      const candidate = thought.ranking.find(({ move }) => move === thought.choice)
      if (!candidate) return []
      const chain = tellChain(candidate, position, thought.boldness)
      return [
        { name: 'score', value: makeSigned(candidate.score) },
        {
          name: 'made of',
          value:
            chain.map(({ text, score }) => `${text} ${makeSigned(score)}`).join(', ') || 'nothing is taken',
        },
      ]
    }
    case 'parrot':
      return thought.fallback ? numbersOf(thought.fallback.thought, position) : []
    default:
      return []
  }
}
