import { findPlayer, type Thought } from '@rookery/players'
import { makeSan, type Position } from '@rookery/rules'
import { makeSigned } from '../../ui/numbers.ts'
import { tellMagpie } from './magpie-words.ts'
import { tellParrot } from './parrot-words.ts'
import { makeScore, tellRaven, tellSlip } from './raven-words.ts'
import { makeWorth, tellSearch } from './search-words.ts'

/** Why a mind wants its move, in one sentence made from the numbers of its thought. */
export function tellThought(name: string, thought: Thought, position: Position): string {
  switch (thought.kind) {
    case 'fledgling': {
      const plays = `${name} plays ${makeSan(position, thought.choice)}`
      const count = thought.moves.length
      return count === 1
        ? `${plays}: it is the only legal move.`
        : `${plays}: it drew number ${thought.drawn + 1} of ${count} legal moves.`
    }
    case 'interrupted':
      return `${name} was stopped before it had an idea.`
    case 'magpie':
      return tellMagpie(name, thought, position)
    case 'raven':
      return [tellRaven(name, thought, position), tellSlip(thought, position)].filter(Boolean).join(' ')
    case 'parrot': {
      const { fallback } = thought
      const helper = fallback && (findPlayer(fallback.player)?.name ?? fallback.player)
      const told = tellParrot(name, thought, helper ?? '')
      return fallback ? `${told} ${tellThought(helper ?? '', fallback.thought, position)}` : told
    }
    case 'owl':
    case 'heron':
    case 'kestrel':
    case 'wren':
      return tellSearch(name, thought, position)
  }
}

/** What the choice is worth in the mind's own units; nothing for a mind that does not count. */
export function scoreOf(thought: Thought): string | undefined {
  switch (thought.kind) {
    case 'magpie':
      return makeSigned(thought.ranking.find(({ move }) => move === thought.choice)?.score ?? 0)
    case 'owl':
    case 'heron':
    case 'kestrel':
      return makeSigned(thought.score)
    case 'wren':
      return makeWorth(thought.advantage)
    case 'raven': {
      const line = thought.lines.find(({ moves }) => moves[0] === thought.choice)
      return line && makeScore(line.score)
    }
    case 'parrot':
      if (thought.fallback) return scoreOf(thought.fallback.thought)
      return makeSigned(thought.moves.find(({ move }) => move === thought.choice)?.worth ?? 0)
    case 'fledgling':
    case 'interrupted':
      return undefined
  }
}
