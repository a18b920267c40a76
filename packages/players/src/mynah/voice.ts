import { type Move, makeSan, type Position } from '@rookery/rules'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { makeCount, makePercent } from '../score/index.ts'
import { createVoice, makeAnswerRows, makeTable, SHOWN_MOVES } from '../voice/index.ts'
import { nameMove } from '../words/index.ts'
import { chartRatings, type MynahDetails, type MynahThought, overlookedMoves } from './thought.ts'

const SHOWN_PARTS = 6
const SHOWN_RATINGS = [800, 1400, 2000] as const

export const voice = createVoice<MynahDetails>('Mynah', {
  reason: tellChoice,
  aside: tellRatings,
  counts: ({ choice, details }) => [
    ['Rating', String(details.rating)],
    ['Chance', makePercent(chanceOf(details, choice))],
    ['Moves', makeCount(details.people.length)],
  ],
  lines: tellAll,
  compare: compareMoves,
  numbers: ({ choice, details }) => [
    [`played at ${details.rating}`, makePercent(chanceOf(details, choice))],
    ...SHOWN_RATINGS.map(
      (rating) => [`played at ${rating}`, makePercent(chanceAt(details, choice, rating))] as const,
    ),
  ],
  answer: (thought, position) => ({
    rows: makeAnswerRows(thought, position),
    decisive: Number.POSITIVE_INFINITY,
    facts: [
      ['Moves weighed', makeCount(thought.weighed.length)],
      ['Rating', String(thought.details.rating)],
      ['Temperature', String(thought.details.temperature)],
    ],
  }),
  units: ({ details: { rating } }) =>
    `It has no score: each number is how many of a hundred people rated ${rating} would play the move.`,
})

const chanceOf = ({ people }: MynahDetails, move: Move): number =>
  people.find((each) => each.move === move)?.chance ?? 0

const chanceAt = ({ curves }: MynahDetails, move: Move, rating: (typeof chartRatings)[number]): number =>
  curves.find((each) => each.move === move)?.chances[chartRatings.indexOf(rating)] ?? 0

/** "of people rated 1400, 34% play it, more than anything else; 20% prefer castling". */
function tellChoice({ choice, details }: MynahThought, position: Position): string {
  const { people, rating } = details
  if (people.length === 1) return sayReason('onlyMove')
  const chance = makePercent(chanceOf(details, choice))
  const [most, next] = people
  const other = most!.move === choice ? next! : most!
  const prefer = `${makePercent(other.chance)} prefer ${nameMove(position, other.move)}`
  return most!.move === choice
    ? `of people rated ${rating}, ${chance} play it, more than anything else; ${prefer}`
    : `of people rated ${rating}, ${chance} play it; ${prefer}`
}

/** "At 800 most play Bxf7+, at 2000 most castle." */
function tellRatings({ details }: MynahThought, position: Position): string | undefined {
  const favourites = SHOWN_RATINGS.map((rating) => {
    const at = chartRatings.indexOf(rating)
    const best = details.curves.reduce((a, b) => (b.chances[at]! > a.chances[at]! ? b : a))
    return { rating, san: makeSan(position, best.move), chance: best.chances[at]! }
  })
  const [low, , high] = favourites
  if (low!.san === high!.san) return undefined
  return `At ${low!.rating} most people play ${low!.san} (${makePercent(low!.chance)}), at ${high!.rating} ${high!.san} (${makePercent(high!.chance)}).`
}

function tellAll({ details }: MynahThought, position: Position): string[] {
  const { people, rating, parts } = details
  const shown = people.slice(0, SHOWN_MOVES)
  return [
    `How many people would play each move, at ${rating} and at other ratings:`,
    ...makeTable([
      ['  ', String(rating), ...SHOWN_RATINGS.map(String)],
      ...shown.map(({ move, chance }) => [
        `  ${makeSan(position, move)}`,
        makePercent(chance),
        ...SHOWN_RATINGS.map((at) => makePercent(chanceAt(details, move, at))),
      ]),
    ]),
    ...(people.length > shown.length ? [`  and ${people.length - shown.length} more`] : []),
    ...tellOverlooked(details, position),
    'What spoke for its move, and against it:',
    ...makeTable(
      parts
        .slice(0, SHOWN_PARTS)
        .map(({ name, nats }) => [
          `  ${name}`,
          `${nats >= 0 ? '×' : '÷'} ${Math.exp(Math.abs(nats)).toFixed(2)}`,
        ]),
    ),
  ]
}

function tellOverlooked(details: MynahDetails, position: Position): string[] {
  if (!details.raven) return []
  const overlooked = overlookedMoves(details).map(
    (move) => `${makeSan(position, move)} (${makePercent(chanceOf(details, move))})`,
  )
  return overlooked.length === 0
    ? ['It overlooks nothing that Raven likes.']
    : [`It overlooks what Raven likes: ${overlooked.join(', ')}.`]
}

function compareMoves(chosen: MynahThought, _asked: MynahThought, position: Position, move: Move): string {
  const { details } = chosen
  const [san, best] = [makeSan(position, move), makeSan(position, chosen.choice)]
  const [own, other] = [chanceOf(details, chosen.choice), chanceOf(details, move)]
  const drawn = other > own ? `${best} was drawn all the same, with` : `${best} has`
  return `Mynah gives ${san} ${makePercent(other)} at ${details.rating}; ${drawn} ${makePercent(own)}.`
}
