import {
  type BracketLevel,
  type Plan,
  type RatingList,
  ratePool,
  type SprtState,
  type StandingsRow,
  type Tally,
  type Tournament,
} from '@rookery/arena'

/** The tables of a tournament at one moment; they do not change any more. */
export interface Tables {
  /** The most points first. */
  readonly rows: readonly StandingsRow[]
  /** Of the row's entrant against the column's, in the order of the rows. */
  readonly cross: readonly (readonly Tally[])[]
  readonly ratings: RatingList | undefined
  /** Why there are no ratings: no game is finished, or not all have met by way of others. */
  readonly noRatings: 'noGames' | 'apart' | undefined
  readonly sprt: SprtState | undefined
  /** Of a knockout. */
  readonly bracket: readonly BracketLevel[] | undefined
}

export function makeTables({ sprt }: Plan, { standings, bracket }: Tournament): Tables {
  const rows = standings.rows()
  const rated = ratePool(standings.meetings())
  return {
    rows,
    cross: rows.map((row) => rows.map((other) => standings.between(row.entrant, other.entrant))),
    ratings: rated.ok ? rated.value : undefined,
    noRatings: rated.ok ? undefined : rated.faults[0]!.code === 'no-games' ? 'noGames' : 'apart',
    sprt: sprt && standings.sprt(sprt),
    bracket,
  }
}
