import { err, type Fault, ok, type Result } from '@rookery/rules'
import { Z95 } from '../statistics/normal.ts'
import { addTallies, emptyTally, gamesOf, reverseTally, type Tally } from '../statistics/tally.ts'
import { drawRateOf } from './draw-model.ts'
import { fitPool } from './fit-pool.ts'
import { gatherMeetings, groupsOf, type Meeting } from './pool.ts'

export interface Rating {
  readonly name: string
  readonly elo: number
  /** Half the width of the 95 % interval; zero for an anchor, which the others are measured against. */
  readonly error: number
  readonly tally: Tally
  /** The mean rating of its opponents, each game counted. */
  readonly opponentElo: number
}

export interface RatingList {
  /** The best first. */
  readonly ratings: readonly Rating[]
  /** What the first move is worth, in Elo. */
  readonly whiteAdvantage: number
  readonly whiteAdvantageError: number
  /** The share of draws between equals with no first move. */
  readonly drawRate: number
}

/** A player whose rating is known. */
export interface Anchor {
  readonly name: string
  readonly elo: number
}

export interface RatingOptions {
  /** These players have these ratings, whatever their games say; without an anchor the mean rating is zero. */
  readonly anchors?: readonly Anchor[]
  /**
   * The weight, in games, of a belief that each player scores even with its opponents. It keeps the rating of one that
   * won or lost all its games finite, and fades beside real games. Default 1.
   */
  readonly prior?: number
}

export type RatingFault = Fault<'no-games' | 'unknown-anchor' | 'not-connected'>

/** Maximum-likelihood ratings of all players that met, with draws and the advantage of the first move. */
export function ratePool(
  games: Iterable<Meeting>,
  { anchors = [], prior = 1 }: RatingOptions = {},
): Result<RatingList, RatingFault> {
  const meetings = gatherMeetings(games)
  const [group, other] = groupsOf(meetings)
  if (!group) return err({ code: 'no-games', message: 'there are no finished games to rate' })
  if (other) {
    const message = `${group[0]} and ${other[0]} cannot be compared: no chain of games leads from one to the other`
    return err({ code: 'not-connected', message })
  }
  const absent = anchors.find(({ name }) => !group.includes(name))
  if (absent) return err({ code: 'unknown-anchor', message: `the anchor ${absent.name} has played no game` })

  const fit = fitPool(group, meetings, { prior, fixed: new Map(anchors.map(({ name, elo }) => [name, elo])) })
  const ratings = group.map((name, index): Rating => {
    const results = meetingsOf(name, meetings)
    const games = results.reduce((sum, { tally }) => sum + gamesOf(tally), 0)
    const opponents = results.reduce(
      (sum, { opponent, tally }) => sum + gamesOf(tally) * fit.elos[group.indexOf(opponent)]!,
      0,
    )
    return {
      name,
      elo: fit.elos[index]!,
      error: Z95 * Math.sqrt(Math.max(0, fit.covariance[index]![index]!)),
      tally: results.reduce((sum, { tally }) => addTallies(sum, tally), emptyTally),
      opponentElo: opponents / games,
    }
  })
  return ok({
    ratings: ratings.sort((a, b) => b.elo - a.elo),
    whiteAdvantage: fit.whiteAdvantage,
    whiteAdvantageError: Z95 * Math.sqrt(fit.whiteVariance),
    drawRate: drawRateOf(fit.nu),
  })
}

const meetingsOf = (name: string, meetings: readonly Meeting[]) =>
  meetings.flatMap(({ white, black, tally }) =>
    white === name
      ? [{ opponent: black, tally }]
      : black === name
        ? [{ opponent: white, tally: reverseTally(tally) }]
        : [],
  )
