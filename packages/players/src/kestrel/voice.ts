import type { Color, Position } from '@rookery/rules'
import { makeCount, makeScore, makeSigned } from '../score/index.ts'
import type { SearchedThought } from '../search/index.ts'
import { createSearchVoice, makeTerms } from '../search/voice.ts'
import type { Fact, Voice } from '../voice/index.ts'
import { kestrelNumbers } from './numbers.ts'
import type { KestrelCounts } from './thought.ts'

/** Kestrel counts the moves of its pieces and weighs their squares, beside what they are worth. */
const search = createSearchVoice<KestrelCounts>('Kestrel', {
  cares: ['mates', 'promotes', 'averts mate', 'saves', 'trades', 'develops', 'controls', 'gains room'],
  quiet: 'it likes the room and the squares of its pieces best after it',
  win: kestrelNumbers.mate,
  ...makeTerms({
    points: ['points', 'what the pieces are worth'],
    mobility: ['mobility', 'how many moves each side has, times the weight of mobility'],
    weights: ['weights', 'what each piece gains or loses by its square'],
  }),
  tellingTerm: 'weights',
})

type Details = SearchedThought<KestrelCounts>['details']

/** The three counters that Scoria prints after each move, the first as it does (docs/origins.md) and in pawns. */
function counters(
  { score, details }: SearchedThought<KestrelCounts>,
  { turn }: Position,
  side: Color = turn,
): Fact[] {
  const own = `${makeSigned(details.evaluation)} hundredths for White`
  return [
    ['Evaluation', score ? `${makeScore(score, side)} (${own})` : own],
    ['Hit count', makeCount(details.hitCount), 'questions that its memory could answer'],
    ['Branches searched', makeCount(details.branchesSearched), 'positions that it looked at'],
  ]
}

export const voice: Voice<Details> = {
  ...search,
  counts: counters,
  answer(thought, position, side) {
    const answer = search.answer(thought, position, side)
    return { ...answer, facts: [...counters(thought, position, side), ...answer.facts] }
  },
}
