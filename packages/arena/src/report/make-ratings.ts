import type { RatingList } from '../ratings/ratings.ts'
import { gamesOf, pointsOf } from '../statistics/tally.ts'
import { makePoints } from './make-standings.ts'
import { makeNumber, makePercent, makeSigned, makeTextTable } from './text-table.ts'

export function makeRatings({ ratings, whiteAdvantage, whiteAdvantageError, drawRate }: RatingList): string {
  const table = makeTextTable([
    ['', 'Elo', '±', 'games', 'points', 'score', 'draws', 'opponents'],
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
  const advantage = `${makeSigned(whiteAdvantage)} ± ${makeNumber(whiteAdvantageError)}`
  return `${table}White's advantage ${advantage} Elo, draws between equals ${makePercent(drawRate)}\n`
}
