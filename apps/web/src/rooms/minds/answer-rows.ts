import {
  type MagpieThought,
  type ParrotThought,
  type RavenThought,
  rankMoves,
  type Thought,
  tellDecided,
} from '@rookery/players'
import { type Move, makeSan, type Position } from '@rookery/rules'
import type { SearchedThought } from '../../game/kept-thought.ts'
import { makePercent, makeScore } from '../../mind/words/raven-words.ts'
import { makeValue } from '../../mind/words/search-words.ts'
import { makeCount, makeSigned } from '../../ui/numbers.ts'

export interface AnswerRow {
  readonly move: Move
  readonly san: string
  readonly value: number
  readonly text: string
  readonly isBound: boolean
}

/** The numbers behind an answer: its best moves with a bar each, and what it counted. */
export interface Answer {
  readonly rows: readonly AnswerRow[]
  /** Values beyond this are decided games, whose bars are cut short. */
  readonly decisive: number
  readonly facts: readonly (readonly [label: string, value: string])[]
}

const shown = 6

/** Its best moves, and in any case its choice. */
export function answerOf(thought: Thought, position: Position): Answer {
  const answer = wholeAnswer(thought, position)
  const chosen = answer.rows.findIndex(({ move }) => move === thought.choice)
  const rows = answer.rows.filter(
    (_, index) => index < (chosen < shown ? shown : shown - 1) || index === chosen,
  )
  return { ...answer, rows }
}

function wholeAnswer(thought: Thought, position: Position): Answer {
  switch (thought.kind) {
    case 'magpie':
      return magpieAnswer(thought, position)
    case 'owl':
    case 'heron':
    case 'kestrel':
    case 'wren':
      return searchAnswer(thought, position)
    case 'raven':
      return ravenAnswer(thought, position)
    case 'parrot':
      return parrotAnswer(thought)
    case 'fledgling':
      return {
        rows: [],
        decisive: Number.POSITIVE_INFINITY,
        facts: [
          ['Moves in the hat', makeCount(thought.moves.length)],
          ['Number drawn', makeCount(thought.drawn + 1)],
        ],
      }
    case 'interrupted':
      return { rows: [], decisive: Number.POSITIVE_INFINITY, facts: [] }
  }
}

function magpieAnswer({ ranking, boldness }: MagpieThought, position: Position): Answer {
  return {
    rows: ranking.map(({ move, score }) => ({
      move,
      san: makeSan(position, move),
      value: score,
      text: makeSigned(score),
      isBound: false,
    })),
    decisive: 100,
    facts: [
      ['Moves ranked', makeCount(ranking.length)],
      ['A check is worth', makeSigned(boldness)],
    ],
  }
}

function searchAnswer(thought: SearchedThought, position: Position): Answer {
  const origin = thought.kind === 'wren' ? thought.score - thought.advantage : 0
  return {
    rows: rankMoves(thought, position.turn).map(({ move, value, exactness }) => ({
      move,
      san: makeSan(position, move),
      value: value - origin,
      text: makeValue({ value: tellDecided(value) ? value : value - origin, exactness }),
      isBound: exactness !== 'exact',
    })),
    decisive: 9900,
    facts: [
      ['Half-moves ahead', makeCount(thought.depth)],
      ['Nodes visited', makeCount(thought.nodes)],
      ...(thought.bests.length > 1 ? [['Equal bests', makeCount(thought.bests.length)] as const] : []),
    ],
  }
}

function ravenAnswer({ lines, slip, depth, nodes }: RavenThought, position: Position): Answer {
  return {
    rows: lines.flatMap(({ moves: [move], score, wdl }, index) => {
      if (move === undefined) return []
      const chance = slip ? slip.chances[index]! : (wdl[0] + wdl[1] / 2) / 1000
      const text = slip ? `${makePercent(chance)} · ${makeScore(score)}` : makeScore(score)
      return [{ move, san: makeSan(position, move), value: 100 * chance, text, isBound: false }]
    }),
    decisive: Number.POSITIVE_INFINITY,
    facts: [
      ['Half-moves deep', makeCount(depth)],
      ['Nodes visited', makeCount(nodes)],
      ...(slip ? [['Number drawn', slip.drawn.toFixed(2)] as const] : []),
    ],
  }
}

function parrotAnswer({ moves, wheel, seen }: ParrotThought): Answer {
  return {
    rows: moves.map(({ move, san, fitness }) => {
      const share = wheel ? (100 * fitness) / wheel.total : 0
      return { move, san, value: share, text: makePercent(share / 100), isBound: false }
    }),
    decisive: Number.POSITIVE_INFINITY,
    facts: [
      ['Moves on the wheel', makeCount(moves.length)],
      ['Plies it has seen', makeCount(seen)],
    ],
  }
}
