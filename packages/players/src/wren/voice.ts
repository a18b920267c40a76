import type { Position } from '@rookery/rules'
import { makeCount, makeScore, makeScoreWithUnit, makeSigned } from '../score/index.ts'
import type { SearchedThought } from '../search/index.ts'
import { bareKingMeaning, createSearchVoice } from '../search/voice.ts'
import type { Voice } from '../voice/index.ts'
import { tellDecided } from './decided.ts'
import { explainWren } from './judge.ts'
import type { WrenDetails } from './thought.ts'

const search = createSearchVoice<WrenDetails>('Wren', { makeTerm: makeSigned })

/** A state value counts the enemy thrice, so that even a level game is far from 0: people are told the advantage over a draw. */
export const voice: Voice<SearchedThought<WrenDetails>['details']> = {
  ...search,
  reason(thought, position) {
    const { leaf } = thought.details
    const reason = search.reason(thought, position)
    return leaf.terms.length === 0
      ? reason
      : `${reason}; together ${makeSigned(leaf.value)}, which is ${tellAdvantage(thought)} against a draw`
  },
  counts: (thought, { turn }) => {
    const { score, details } = thought
    return [
      ...(score ? [['Score', makeScore(score, turn)] as const] : []),
      ...(score?.end
        ? []
        : ([
            ['Advantage', makeSigned(details.advantage)],
            ['State value', makeSigned(details.value)],
          ] as const)),
      ['Depth', makeCount(details.depth)],
      ['Nodes', makeCount(details.totalNodes)],
    ]
  },
  lines: (thought, position) => [tellMethod(thought, position), ...search.lines(thought, position)],
  units: ({ details: { value, advantage } }) =>
    `Scores are in pawns from Wren’s side, by a rule of thumb: 20 points above a draw make a pawn. Its tree and its terms count in points of state value, in which a draw would be worth ${makeSigned(value - advantage)} here.`,
  terms: {
    'own pieces': 'what its own pieces are worth',
    'own captures': 'what its pieces could take with the next move',
    'own promotion': 'its pawns that are one step from promotion',
    'own count': 'what the referee will count for it at the move limit',
    'enemy pieces': 'what the enemy’s pieces are worth, three times',
    'enemy captures': 'what the enemy could take with the next move',
    'enemy promotion': 'the enemy’s pawns that are one step from promotion',
    'enemy count': 'what the referee will count for the enemy at the move limit',
    'bare king': bareKingMeaning,
  },
  treeValue: (value) => tellDecided(value) ?? makeSigned(value),
  explainLeaf: explainWren,
}

type Told = SearchedThought<WrenDetails>

const tellAdvantage = ({ score, details }: Told): string =>
  score?.end ? makeScore(score, details.perspective) : makeSigned(details.advantage)

function tellMethod({ score, details: { method } }: Told, { turn }: Position): string {
  if (!score) return `By ${method}.`
  return score.end
    ? `By ${method}: ${makeScore(score, turn)}.`
    : `By ${method}; ahead of a draw by ${makeScoreWithUnit(score, turn)}.`
}
