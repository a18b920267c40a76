import type { SprtState } from '../statistics/sprt.ts'
import { gamesOf, pointsOf } from '../statistics/tally.ts'
import type { Standings, StandingsRow } from '../tournament/standings.ts'
import { makeNumber, makePercent, makeSigned, makeTextTable, type TableOptions } from './text-table.ts'

/** Score, Elo and the rest of each entrant, the best first. */
export function makeStandings(standings: Standings, options?: TableOptions): string {
  const rows = standings.rows()
  const columns = [
    ...resultColumns,
    ...(rows.some(({ failures }) => failures > 0) ? failureColumns : []),
    ...(rows[0]?.tieBreaks ? swissColumns : []),
    ...estimateColumns,
  ]
  const header = ['', ...columns.map(([name]) => name)]
  const cells = rows.map((row, index) => [
    `${index + 1}. ${row.name}`,
    ...columns.map(([, cellOf]) => cellOf(row)),
  ])
  return makeTextTable([header, ...cells], options)
}

type Column = readonly [name: string, cellOf: (row: StandingsRow) => string]

const resultColumns: readonly Column[] = [
  ['points', ({ points }) => makePoints(points)],
  ['games', ({ tally }) => String(gamesOf(tally))],
  ['+', ({ tally }) => String(tally.wins)],
  ['=', ({ tally }) => String(tally.draws)],
  ['-', ({ tally }) => String(tally.losses)],
  ['score', ({ score }) => orDash(score, makePercent)],
]

const failureColumns: readonly Column[] = [['failed', ({ failures }) => String(failures)]]

const swissColumns: readonly Column[] = [
  ['byes', ({ byes }) => String(byes)],
  ['Buchholz', ({ tieBreaks }) => orDash(tieBreaks?.buchholz, makeNumber)],
  ['S-B', ({ tieBreaks }) => orDash(tieBreaks?.sonnebornBerger, (value) => makeNumber(value, 2))],
]

const estimateColumns: readonly Column[] = [
  ['Elo', ({ estimate }) => orDash(estimate?.elo, makeSigned)],
  ['±', ({ estimate }) => orDash(estimate?.eloError, makeNumber)],
  ['LOS', ({ estimate }) => orDash(estimate?.los, makePercent)],
  ['nElo', ({ estimate }) => orDash(estimate?.nElo, makeSigned)],
  ['±', ({ estimate }) => orDash(estimate?.nEloError, makeNumber)],
  ['draws', ({ tally }) => orDash(tally.draws / gamesOf(tally), makePercent)],
  ['pairs 0 ½ 1 1½ 2', ({ pairs }) => `[${pairs.join(', ')}]`],
]

/** What there are too few games for is a dash. */
const orDash = (value: number | undefined, make: (value: number) => string): string =>
  value === undefined || Number.isNaN(value) ? '-' : make(value)

export const makePoints = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${points === 0.5 ? '' : Math.floor(points)}½`

/** Points of each entrant, in the order of the table, against each other one. */
export function makeCrossTable(standings: Standings, options?: TableOptions): string {
  const order = standings.rows()
  const header = ['', ...order.map((_, index) => String(index + 1)), 'points']
  const rows = order.map((row, index) => [
    `${index + 1}. ${row.name}`,
    ...order.map((other) => {
      const tally = standings.between(row.entrant, other.entrant)
      if (row === other) return 'x'
      return gamesOf(tally) === 0 ? '' : `${makePoints(pointsOf(tally))}/${gamesOf(tally)}`
    }),
    makePoints(row.points),
  ])
  return makeTextTable([header, ...rows], options)
}

export function makeSprtLine({ llr, lower, upper, verdict }: SprtState): string {
  const said = verdict === undefined ? 'undecided' : verdict === 'H1' ? 'elo1 accepted' : 'elo0 accepted'
  return `LLR ${makeSigned(llr, 2)} (${makeSigned(lower, 2)}, ${makeSigned(upper, 2)}), ${said}\n`
}
