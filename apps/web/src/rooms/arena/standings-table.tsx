import type { Plan, StandingsRow } from '@rookery/arena'
import { findPlayer, makeCount, makePercent } from '@rookery/players'
import { say } from '@rookery/words/web/arena'
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

/** The heads that no player knows by themselves, with what they mean. */
const estimateHeads = () =>
  [
    [say('standings.elo'), say('standings.eloAbout')],
    [say('standings.stronger'), say('standings.strongerAbout')],
  ] as const

const swissHeads = () =>
  [
    [say('standings.byes'), say('standings.byesAbout')],
    [say('standings.buchholz'), say('standings.buchholzAbout')],
    [say('standings.berger'), say('standings.bergerAbout')],
  ] as const

export function StandingsTable({ rows, plan }: Props) {
  const isSwiss = rows[0]?.tieBreaks !== undefined
  const hasFailures = rows.some(({ failures }) => failures > 0)
  const heads = [...estimateHeads(), ...(isSwiss ? swissHeads() : [])]
  const hasDash = rows.some(({ estimate }) => !estimate)
  const explained = hasDash ? [...heads, ['–', say('standings.dashAbout')] as const] : heads
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={resultTableStyles.box} tabIndex={0} aria-label={say('standings.title')}>
      <table className={isSwiss ? undefined : resultTableStyles.words}>
        <caption>{say('standings.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('standings.player')}</th>
            <th scope="col">{say('standings.points')}</th>
            <th scope="col">{say('standings.games')}</th>
            <th scope="col" aria-label={say('standings.won')}>
              +
            </th>
            <th scope="col" aria-label={say('standings.drawn')}>
              =
            </th>
            <th scope="col" aria-label={say('standings.lost')}>
              −
            </th>
            {heads.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {hasFailures && <th scope="col">{say('standings.failed')}</th>}
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
              <td>{estimate ? makePercent(estimate.los) : '–'}</td>
              {tieBreaks && (
                <>
                  <td>{byes}</td>
                  <td>{makeCount(tieBreaks.buchholz)}</td>
                  <td>{makeCount(tieBreaks.sonnebornBerger)}</td>
                </>
              )}
              {hasFailures && <td>{failures}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={resultTableStyles.heads}>
        {explained.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
