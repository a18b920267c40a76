import type { Plan, StandingsRow } from '@rookery/arena'
import { findPlayer } from '@rookery/players'
import type { CSSProperties } from 'react'
import { countGames, makeElo, makePoints } from './game-words.ts'

interface Props {
  readonly rows: readonly StandingsRow[]
  readonly plan: Plan
}

export const hueOf = (plan: Plan, entrant: number): string => {
  const seat = plan.entrants[entrant]
  return (seat?.kind === 'player' && findPlayer(seat.player)?.hue) || 'var(--ink-soft)'
}

export function StandingsTable({ rows, plan }: Props) {
  const hasFailures = rows.some(({ failures }) => failures > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className="arena-table" tabIndex={0} aria-label="Standings">
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
            <th scope="col" title="Likelihood of being the stronger one">
              LOS
            </th>
            {hasFailures && <th scope="col">Failed</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entrant, name, points, tally, estimate, failures }) => (
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
                {estimate ? makeElo(estimate.elo) : '–'}
                {estimate && Number.isFinite(estimate.eloError) && (
                  <small> ± {Math.round(estimate.eloError)}</small>
                )}
              </td>
              <td>
                {estimate && Number.isFinite(estimate.los) ? `${Math.round(estimate.los * 100)} %` : '–'}
              </td>
              {hasFailures && <td>{failures}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
