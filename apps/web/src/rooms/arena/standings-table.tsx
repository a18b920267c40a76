import type { Plan, StandingsRow } from '@rookery/arena'
import { findPlayer } from '@rookery/players'
import type { CSSProperties } from 'react'
import { countGames, makeElo, makePoints } from './game-words.ts'
import resultTableStyles from './result-table.module.css'

interface Props {
  readonly rows: readonly StandingsRow[]
  readonly plan: Plan
}

export const hueOf = (plan: Plan, entrant: number): string => {
  const seat = plan.entrants[entrant]
  return (seat?.kind === 'player' && findPlayer(seat.player)?.hue) || 'var(--ink-soft)'
}

export function StandingsTable({ rows, plan }: Props) {
  const isSwiss = rows[0]?.tieBreaks !== undefined
  const hasFailures = rows.some(({ failures }) => failures > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={resultTableStyles.box} tabIndex={0} aria-label="Standings">
      <table>
        <caption>Standings</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Points</th>
            <th scope="col">Games</th>
            <th scope="col" aria-label="Won">
              +
            </th>
            <th scope="col" aria-label="Drawn">
              =
            </th>
            <th scope="col" aria-label="Lost">
              −
            </th>
            <th
              scope="col"
              title="The difference to its opponents that the score stands for, with a 95 % interval"
            >
              Elo
            </th>
            <th scope="col" title="LOS: the likelihood that it is the stronger one">
              Stronger
            </th>
            {isSwiss && (
              <>
                <th scope="col" title="Rounds that it sat out, for full points">
                  Byes
                </th>
                <th scope="col" title="The points of its opponents, which order equal points">
                  Buchholz
                </th>
                <th
                  scope="col"
                  title="Sonneborn-Berger: the points of each opponent, times those won against it"
                >
                  S-B
                </th>
              </>
            )}
            {hasFailures && <th scope="col">Failed</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entrant, name, points, tally, estimate, failures, byes, tieBreaks }) => (
            <tr key={entrant} style={{ '--hue': hueOf(plan, entrant) } as CSSProperties}>
              <th scope="row">{name}</th>
              <td>
                <strong>{makePoints(points)}</strong>
              </td>
              <td>{countGames(tally)}</td>
              <td>{tally.wins}</td>
              <td>{tally.draws}</td>
              <td>{tally.losses}</td>
              <td>
                {estimate ? (
                  <>
                    {makeElo(estimate.elo)}
                    <small> ± {Math.round(estimate.eloError)}</small>
                  </>
                ) : (
                  '–'
                )}
              </td>
              <td>{estimate ? `${Math.round(estimate.los * 100)} %` : '–'}</td>
              {tieBreaks && (
                <>
                  <td>{byes}</td>
                  <td>{tieBreaks.buchholz}</td>
                  <td>{tieBreaks.sonnebornBerger}</td>
                </>
              )}
              {hasFailures && <td>{failures}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
