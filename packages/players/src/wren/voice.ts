import type { Color, Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/wren'
import { makeCount, makeScore, makeScoreWithUnit, makeSigned } from '../score/index.ts'
import type { SearchedThought } from '../search/index.ts'
import { createSearchVoice, makeTerms, whoseSide } from '../search/voice.ts'
import { scaleTerm, type Voice } from '../voice/index.ts'
import { explainWren } from './judge.ts'
import { PAWN, readValue } from './read-value.ts'
import { drawValue } from './state-value.ts'
import type { WrenDetails } from './thought.ts'

type Told = SearchedThought<WrenDetails>

/** What a draw would be worth at the end of the line. */
const levelOf = ({ line, score, details }: Told, position: Position): number =>
  score?.end
    ? drawValue(line.reduce((reached, move) => reached.play(move), position))
    : details.value - details.advantage

/** Wren counts pieces, and what they could take with the next move. */
const search = createSearchVoice<WrenDetails>('Wren', {
  cares: ['mates', 'promotes', 'averts mate', 'saves', 'trades', 'threatens'],
  quiet: 'it counts the pieces and what they could take, and this leaves it best off',
  treeScore: (value, thought, position) =>
    readValue(value, levelOf(thought, position), thought.details.perspective),
  pawnTerms: ({ terms }, thought, position) => {
    if (terms.length === 0) return []
    const draw = { name: 'a draw', value: 0 - levelOf(thought, position), squares: [] }
    return [...terms, draw].map((term) => scaleTerm(term, 1 / PAWN))
  },
})

/** A state value counts the enemy thrice, so that even a level game is far from 0: people are told the advantage over a draw. */
export const voice: Voice<SearchedThought<WrenDetails>['details']> = {
  ...search,
  counts: ({ score, details }, { turn }, side = turn) => [
    ...(score ? [['Score', makeScoreWithUnit(score, side)] as const] : []),
    ...(score?.end ? [] : [['State value', `${makeSigned(details.value)} points`] as const]),
    ['Depth', makeCount(details.depth)],
    ['Nodes', makeCount(details.totalNodes)],
  ],
  lines: (thought, position, side = position.turn) => [
    tellMethod(thought, side),
    ...search.lines(thought, position, side),
  ],
  units: (_thought, { turn }, side = turn) => say('units', { whose: whoseSide(turn, side), points: PAWN }),
  ...makeTerms({
    'own pieces': ['own pieces', 'what its own pieces are worth'],
    'own captures': ['own captures', 'what its pieces could take with the next move'],
    'own promotion': ['own promotion', 'its pawns that are one step from promotion'],
    'own count': ['own count', 'what the referee will count for it at the move limit'],
    'enemy pieces': ['enemy pieces', 'what the enemy’s pieces are worth, three times'],
    'enemy captures': ['enemy captures', 'what the enemy could take with the next move'],
    'enemy promotion': ['enemy promotion', 'the enemy’s pawns that are one step from promotion'],
    'enemy count': ['enemy count', 'what the referee will count for the enemy at the move limit'],
    'a draw': [
      'a draw',
      'what a level board would be worth, taken off because the enemy’s pieces count three times',
    ],
  }),
  explainLeaf: explainWren,
}

function tellMethod({ score, details: { method } }: Told, side: Color): string {
  if (!score) return `By ${method}.`
  return score.end
    ? `By ${method}: ${makeScore(score, side)}.`
    : `By ${method}; ahead of a draw by ${makeScoreWithUnit(score, side)}.`
}
