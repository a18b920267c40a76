import { say } from '@rookery/words/arena/report'
import { floatAnchors } from '../ratings/float-anchors.ts'
import type { Meeting } from '../ratings/pool.ts'
import type { Anchor, RatingList } from '../ratings/ratings.ts'
import { gamesOf, pointsOf } from '../statistics/tally.ts'
import { makePoints } from './make-standings.ts'
import { makeNumber, makePercent, makeSigned, makeTextTable } from './text-table.ts'

export function makeRatings({ ratings, whiteAdvantage, whiteAdvantageError, drawRate }: RatingList): string {
  const table = makeTextTable([
    ['', 'Elo', '±', say('games'), say('points'), say('score'), say('draws'), say('opponents')],
    ...ratings.map(({ name, elo, error, tally, opponentElo }, index) => [
      `${index + 1}. ${name}`,
      makeNumber(elo, 0),
      makeNumber(error, 0),
      String(gamesOf(tally)),
      makePoints(pointsOf(tally)),
      makePercent(pointsOf(tally) / gamesOf(tally)),
      makePercent(tally.draws / gamesOf(tally)),
      makeNumber(opponentElo, 0),
    ]),
  ])
  const pool = say('pool', {
    advantage: makeSigned(whiteAdvantage),
    error: makeNumber(whiteAdvantageError),
    draws: makePercent(drawRate),
  })
  return `${table}${pool}\n`
}

/** How true several anchors are to each other, where only their mean is held. */
export function makeFloatedAnchors(games: Iterable<Meeting>, anchors: readonly Anchor[]): string {
  const floated = floatAnchors(games, anchors)
  if (!floated.ok) return `${floated.faults[0]!.message}\n`
  return makeTextTable([
    [say('anchor'), say('isSetTo'), say('playsLike'), '±'],
    ...floated.value.map(({ name, elo, played, error }) => [
      name,
      makeNumber(elo, 0),
      makeNumber(played, 0),
      makeNumber(error, 0),
    ]),
  ])
}
