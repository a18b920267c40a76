import { say } from '@rookery/words/arena/report'
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
  const header = ['', ...columns.map(([name]) => name())]
  const cells = rows.map((row, index) => [
    `${index + 1}. ${row.name}`,
    ...columns.map(([, cellOf]) => cellOf(row)),
  ])
  return makeTextTable([header, ...cells], options)
}

type Column = readonly [name: () => string, cellOf: (row: StandingsRow) => string]

const resultColumns: readonly Column[] = [
  [() => say('points'), ({ points }) => makePoints(points)],
  [() => say('games'), ({ tally }) => String(gamesOf(tally))],
  [() => '+', ({ tally }) => String(tally.wins)],
  [() => '=', ({ tally }) => String(tally.draws)],
  [() => '-', ({ tally }) => String(tally.losses)],
  [() => say('score'), ({ score }) => orDash(score, makePercent)],
]

const failureColumns: readonly Column[] = [[() => say('failed'), ({ failures }) => String(failures)]]

const swissColumns: readonly Column[] = [
  [() => say('byes'), ({ byes }) => String(byes)],
  [() => 'Buchholz', ({ tieBreaks }) => orDash(tieBreaks?.buchholz, makeNumber)],
  [() => 'S-B', ({ tieBreaks }) => orDash(tieBreaks?.sonnebornBerger, (value) => makeNumber(value, 2))],
]

const estimateColumns: readonly Column[] = [
  [() => 'Elo', ({ estimate }) => orDash(estimate?.elo, makeSigned)],
  [() => '±', ({ estimate }) => orDash(estimate?.eloError, makeNumber)],
  [() => 'LOS', ({ estimate }) => orDash(estimate?.los, makePercent)],
  [() => 'nElo', ({ estimate }) => orDash(estimate?.nElo, makeSigned)],
  [() => '±', ({ estimate }) => orDash(estimate?.nEloError, makeNumber)],
  [() => say('draws'), ({ tally }) => orDash(tally.draws / gamesOf(tally), makePercent)],
  [() => say('pairs'), ({ pairs }) => `[${pairs.join(', ')}]`],
]

/** What there are too few games for is a dash. */
const orDash = (value: number | undefined, make: (value: number) => string): string =>
  value === undefined || Number.isNaN(value) ? '-' : make(value)

export const makePoints = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${points === 0.5 ? '' : Math.floor(points)}½`

/** Points of each entrant, in the order of the table, against each other one. */
export function makeCrossTable(standings: Standings, options?: TableOptions): string {
  const order = standings.rows()
  const header = ['', ...order.map((_, index) => String(index + 1)), say('points')]
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
  const [told, from, to] = [llr, lower, upper].map((value) => makeSigned(value, 2)) as [
    string,
    string,
    string,
  ]
  return `${say('sprt', { llr: told, lower: from, upper: to, verdict: verdict ?? 'none' })}\n`
}
