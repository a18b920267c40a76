import type { Color, Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/kestrel'
import { makeCount, makeScore, makeSigned } from '../score/index.ts'
import type { SearchedThought } from '../search/index.ts'
import { createSearchVoice, makeTerms } from '../search/voice.ts'
import type { Fact, Voice } from '../voice/index.ts'
import { kestrelNumbers } from './numbers.ts'
import type { KestrelCounts } from './thought.ts'

/** Kestrel counts the moves of its pieces and weighs their squares, beside what they are worth. */
const makeSearchVoice = () =>
  createSearchVoice<KestrelCounts>('Kestrel', {
    cares: [
      'mates',
      'promotes',
      'averts mate',
      'saves',
      'trades',
      'develops',
      'opens',
      'controls',
      'gains room',
    ],
    quiet: say('quiet'),
    win: kestrelNumbers.mate,
    ...makeTerms({
      points: [say('terms.points'), say('terms.pointsMeaning')],
      mobility: [say('terms.mobility'), say('terms.mobilityMeaning')],
      weights: [say('terms.weights'), say('terms.weightsMeaning')],
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
  const number = makeSigned(details.evaluation)
  return [
    [
      say('facts.evaluation'),
      score ? say('facts.both', { score: makeScore(score, side), number }) : say('facts.own', { number }),
    ],
    [say('facts.hitCount'), makeCount(details.hitCount), say('facts.hitCountMeaning')],
    [say('facts.branches'), makeCount(details.branchesSearched), say('facts.branchesMeaning')],
  ]
}

export function makeVoice(): Voice<Details> {
  const search = makeSearchVoice()
  return {
    ...search,
    counts: counters,
    answer(thought, position, side) {
      const answer = search.answer(thought, position, side)
      return { ...answer, facts: [...counters(thought, position, side), ...answer.facts] }
    },
  }
}
