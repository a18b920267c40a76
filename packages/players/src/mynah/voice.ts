import { type Move, makeSan, type Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/mynah'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { makeCount, makeFixed, makePercent } from '../score/index.ts'
import { createVoice, makeAnswerRows, makeTable, SHOWN_MOVES, tellMore } from '../voice/index.ts'
import { nameMove } from '../words/index.ts'
import { tellPart } from './part-names.ts'
import { chartRatings, type MynahDetails, type MynahThought, overlookedMoves } from './thought.ts'

const SHOWN_PARTS = 6
const SHOWN_RATINGS = [800, 1400, 2000] as const

export const makeVoice = () =>
  createVoice<MynahDetails>('Mynah', {
    reason: tellChoice,
    aside: tellRatings,
    counts: ({ choice, details }) => [
      [say('facts.rating'), String(details.rating)],
      [say('facts.chance'), makePercent(chanceOf(details, choice))],
      [say('facts.moves'), makeCount(details.people.length)],
    ],
    lines: tellAll,
    compare: compareMoves,
    numbers: ({ choice, details }) => [
      [say('playedAt', { rating: String(details.rating) }), makePercent(chanceOf(details, choice))],
      ...SHOWN_RATINGS.map(
        (rating) =>
          [
            say('playedAt', { rating: String(rating) }),
            makePercent(chanceAt(details, choice, rating)),
          ] as const,
      ),
    ],
    answer: (thought, position) => ({
      rows: makeAnswerRows(thought, position),
      decisive: Number.POSITIVE_INFINITY,
      facts: [
        [say('facts.movesWeighed'), makeCount(thought.weighed.length)],
        [say('facts.rating'), String(thought.details.rating)],
        [say('facts.temperature'), makeCount(thought.details.temperature)],
      ],
    }),
    units: ({ details: { rating } }) => say('units', { rating: String(rating) }),
  })

const chanceOf = ({ people }: MynahDetails, move: Move): number =>
  people.find((each) => each.move === move)?.chance ?? 0

const chanceAt = ({ curves }: MynahDetails, move: Move, rating: (typeof chartRatings)[number]): number =>
  curves.find((each) => each.move === move)?.chances[chartRatings.indexOf(rating)] ?? 0

/** "of people rated 1400, 34% play it, more than anything else; 20% prefer castling". */
function tellChoice({ choice, details }: MynahThought, position: Position): string {
  const { people, rating } = details
  if (people.length === 1) return sayReason('onlyMove')
  const [most, next] = people
  const isMost = most!.move === choice
  const other = isMost ? next! : most!
  return say(isMost ? 'most' : 'some', {
    rating: String(rating),
    chance: makePercent(chanceOf(details, choice)),
    others: makePercent(other.chance),
    other: nameMove(position, other.move),
  })
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
  return say('ratings', {
    low: String(low!.rating),
    lowSan: low!.san,
    lowChance: makePercent(low!.chance),
    high: String(high!.rating),
    highSan: high!.san,
    highChance: makePercent(high!.chance),
  })
}

function tellAll({ details }: MynahThought, position: Position): string[] {
  const { people, rating, parts } = details
  const shown = people.slice(0, SHOWN_MOVES)
  return [
    say('table', { rating: String(rating) }),
    ...makeTable([
      ['  ', String(rating), ...SHOWN_RATINGS.map(String)],
      ...shown.map(({ move, chance }) => [
        `  ${makeSan(position, move)}`,
        makePercent(chance),
        ...SHOWN_RATINGS.map((at) => makePercent(chanceAt(details, move, at))),
      ]),
    ]),
    ...tellMore(people.length),
    ...tellOverlooked(details, position),
    say('parts'),
    ...makeTable(
      parts
        .slice(0, SHOWN_PARTS)
        .map(({ name, nats }) => [
          `  ${tellPart(name)}`,
          `${nats >= 0 ? '×' : '÷'} ${makeFixed(Math.exp(Math.abs(nats)), 2)}`,
        ]),
    ),
  ]
}

function tellOverlooked(details: MynahDetails, position: Position): string[] {
  if (!details.raven) return []
  const overlooked = overlookedMoves(details).map((move) =>
    say('overlooked', { san: makeSan(position, move), chance: makePercent(chanceOf(details, move)) }),
  )
  return overlooked.length === 0
    ? [say('overlooksNothing')]
    : [say('overlooks', { moves: overlooked.join(', ') })]
}

function compareMoves(chosen: MynahThought, _asked: MynahThought, position: Position, move: Move): string {
  const { details } = chosen
  const [san, best] = [makeSan(position, move), makeSan(position, chosen.choice)]
  const [own, other] = [chanceOf(details, chosen.choice), chanceOf(details, move)]
  return say(other > own ? 'comparedDrawn' : 'compared', {
    san,
    chance: makePercent(other),
    rating: String(details.rating),
    best,
    own: makePercent(own),
  })
}
