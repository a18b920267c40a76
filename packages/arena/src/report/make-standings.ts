import type { SprtState } from '../statistics/sprt.ts'
import { gamesOf, pointsOf } from '../statistics/tally.ts'
import type { Standings, StandingsRow } from '../tournament/standings.ts'
import { makeNumber, makePercent, makeSigned, makeTextTable } from './text-table.ts'

/** Score, Elo and the rest of each entrant, the best first. */
export function makeStandings(standings: Standings): string {
  const rows = standings.rows().map((row, index) => [`${index + 1}. ${row.name}`, ...cellsOf(row)])
  return makeTextTable([
    [
      '',
      'points',
      'games',
      '+',
      '=',
      '-',
      'score',
      'Elo',
      '±',
      'nElo',
      '±',
      'LOS',
      'draws',
      'pairs 0 ½ 1 1½ 2',
      'failed',
    ],
    ...rows,
  ])
}

function cellsOf({ points, tally, estimate, pairs, failures }: StandingsRow): string[] {
  const counts = [tally.wins, tally.draws, tally.losses].map(String)
  const shown = [makePoints(points), String(gamesOf(tally)), ...counts]
  if (!estimate) return [...shown, ...new Array<string>(9).fill('-')]
  const { score, elo, eloError, nElo, nEloError, los } = estimate
  return [
    ...shown,
    makePercent(score),
    makeSigned(elo),
    makeNumber(eloError),
    makeSigned(nElo),
    makeNumber(nEloError),
    makePercent(los),
    makePercent(tally.draws / gamesOf(tally)),
    `[${pairs.join(', ')}]`,
    String(failures),
  ]
}

export const makePoints = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${points === 0.5 ? '' : Math.floor(points)}½`

/** Points of each entrant, in the order of the table, against each other one. */
export function makeCrossTable(standings: Standings): string {
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
  return makeTextTable([header, ...rows])
}

export function makeSprtLine({ llr, lower, upper, verdict }: SprtState): string {
  const said = verdict === undefined ? 'undecided' : verdict === 'H1' ? 'elo1 accepted' : 'elo0 accepted'
  return `LLR ${makeSigned(llr, 2)} (${makeSigned(lower, 2)}, ${makeSigned(upper, 2)}), ${said}\n`
}
