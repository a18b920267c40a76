import { HUNDREDTHS, makeCount, makeSigned } from '../score/index.ts'
import type { SearchedThought } from '../search/index.ts'
import { bareKingMeaning, createSearchVoice } from '../search/voice.ts'
import type { Fact, Voice } from '../voice/index.ts'
import type { KestrelCounts } from './thought.ts'

const search = createSearchVoice<KestrelCounts>('Kestrel', {
  terms: {
    points: 'what the pieces are worth',
    mobility: 'how many moves each side has, times the weight of mobility',
    weights: 'what each piece gains or loses by its square',
    'bare king': bareKingMeaning,
  },
  tellingTerm: 'weights',
})

type Details = SearchedThought<KestrelCounts>['details']

/** The three counters that Scoria prints after each move (docs/origins.md). */
const counters = ({ evaluation, hitCount, branchesSearched }: KestrelCounts): Fact[] => [
  ['Evaluation', `${makeSigned(evaluation)} ${HUNDREDTHS} for White`],
  ['Hit count', makeCount(hitCount)],
  ['Branches searched', makeCount(branchesSearched)],
]

export const voice: Voice<Details> = {
  ...search,
  counts: ({ details }) => counters(details),
  answer(thought, position) {
    const answer = search.answer(thought, position)
    return { ...answer, facts: [...counters(thought.details), ...answer.facts] }
  },
}
