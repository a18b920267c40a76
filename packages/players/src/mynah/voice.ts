import { type Move, makeSan, type Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/mynah'
import { say as sayReason } from '@rookery/words/voices/reasons'
import { makeCount, makeFixed, makePercent } from '../score/index.ts'
import { createVoice, makeAnswerRows, makeTable, SHOWN_MOVES, tellMore } from '../voice/index.ts'
import { isOnlyMove, joinClauses, nameMove, tellDeed } from '../words/index.ts'
import { tellPart } from './part-names.ts'
import { makeRareShare, tellDrawing } from './tell-chances.ts'
import { chanceIn, chartRatings, type MynahDetails, type MynahThought, overlookedMoves } from './thought.ts'

/** What a move would win next is among what it weighs: see `assembly/sight`. */
const SEEN_PLIES = 3
const SHOWN_PARTS = 6
const SHOWN_RATINGS = [800, 1400, 2000] as const

export const makeVoice = () =>
  createVoice<MynahDetails>('Mynah', {
    reason: tellChoice,
    aside: tellRatings,
    fearless: () => say('fearless'),
    counts: ({ choice, weighed, details }) => [
      [say('facts.rating'), String(details.rating)],
      [say('facts.chance'), makePercent(chanceIn(weighed, choice))],
      [say('facts.people'), makePercent(chanceIn(details.people, choice))],
      [say('facts.moves'), makeCount(details.people.length)],
    ],
    lines: tellAll,
    compare: compareMoves,
    numbers: ({ choice, details }) =>
      toldRatings(details).map((rating) => [
        say('playedAt', { rating: String(rating) }),
        makePercent(chanceAt(details, choice, rating)),
      ]),
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

/** Its own rating first, and each but once. */
const toldRatings = ({ rating }: MynahDetails): number[] => [...new Set([rating, ...SHOWN_RATINGS])]

/** How many people play a move, at its own rating or at one of the chart. */
function chanceAt({ rating, people, curves }: MynahDetails, move: Move, at: number): number {
  if (at === rating) return chanceIn(people, move)
  const charted = (chartRatings as readonly number[]).indexOf(at)
  return curves.find((each) => each.move === move)?.chances[charted] ?? 0
}

/** "it takes the pawn on e5; it drew it with a chance of 41%; of people rated 1400, 34% play it, more than anything else". */
function tellChoice(thought: MynahThought, position: Position): string {
  if (isOnlyMove(position)) return sayReason('onlyMove')
  const deed = tellDeed(position, thought.choice, SEEN_PLIES)
  return joinClauses([...(deed === undefined ? [] : [deed]), tellPeople(thought, position)])
}

function tellPeople({ choice, weighed, isAsked, details }: MynahThought, position: Position): string {
  const { people, rating } = details
  const [most, next] = people
  const isMost = most!.move === choice
  const other = isMost ? next! : most!
  const told = {
    rating: String(rating),
    chance: makePercent(chanceIn(people, choice)),
    others: makePercent(other.chance),
    other: nameMove(position, other.move),
  }
  // Asked about some moves, it had no others to draw from.
  if (isAsked) return say(isMost ? 'mostAsked' : 'someAsked', told)
  // Without what else it weighed, its own chance is not known: a comparison tells that.
  if (weighed.length === 0) return say(isMost ? 'mostAsked' : 'drawnOver', told)
  return say(isMost ? 'most' : 'some', { ...told, own: makePercent(chanceIn(weighed, choice)) })
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

function tellAll({ weighed, details }: MynahThought, position: Position): string[] {
  const ratings = toldRatings(details)
  return [
    say('table'),
    ...makeTable([
      ['  ', 'Mynah', ...ratings.map(String)],
      ...weighed
        .slice(0, SHOWN_MOVES)
        .map(({ move, chance = 0 }) => [
          `  ${makeSan(position, move)}`,
          makePercent(chance),
          ...ratings.map((at) => makePercent(chanceAt(details, move, at))),
        ]),
    ]),
    ...tellMore(weighed.length),
    ...tellDrawing(details),
    ...tellOverlooked(details, position),
    say('parts'),
    ...makeTable(
      details.parts
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
    say('overlooked', {
      san: makeSan(position, move),
      chance: makeRareShare(chanceIn(details.people, move)),
    }),
  )
  return overlooked.length === 0
    ? [say('overlooksNothing')]
    : [say('overlooks', { moves: overlooked.join(', ') })]
}

function compareMoves(chosen: MynahThought, _asked: MynahThought, position: Position, move: Move): string {
  const { weighed, details } = chosen
  const [san, best] = [makeSan(position, move), makeSan(position, chosen.choice)]
  const [own, other] = [chanceIn(weighed, chosen.choice), chanceIn(weighed, move)]
  const told = {
    san,
    chance: makePercent(other),
    rating: String(details.rating),
    best,
    own: makePercent(own),
  }
  const [most] = weighed
  if (!most || most.move === chosen.choice) return say('compared', told)
  if (most.move === move) return say('comparedDrawn', told)
  return say('comparedMost', {
    ...told,
    most: makeSan(position, most.move),
    mostChance: makePercent(most.chance ?? 0),
  })
}
