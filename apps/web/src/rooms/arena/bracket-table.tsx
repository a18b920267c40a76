import type { BracketLevel, BracketMatch, Plan } from '@rookery/arena'
import { say } from '@rookery/words/web/arena'
import { makePoints } from './game-words.ts'
import resultTableStyles from './result-table.module.css'

interface Props {
  readonly bracket: readonly BracketLevel[]
  readonly plan: Plan
}

/** A knockout, match by match; who goes on stands out. */
export function BracketTable({ bracket, plan }: Props) {
  const nameOf = ({ entrants, winner }: BracketMatch, seat: 0 | 1) => {
    const entrant = entrants[seat]
    if (entrant === undefined) return <small>{say('bracket.nobody')}</small>
    const { name } = plan.entrants[entrant]!
    return entrant === winner ? <strong>{name}</strong> : name
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={resultTableStyles.box} tabIndex={0} aria-label={say('bracket.title')}>
      <table>
        <caption>{say('bracket.title')}</caption>
        {bracket.map((level) => (
          <tbody key={level.matches.length}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {nameLevel(level)}
              </th>
            </tr>
            {level.matches.map((match) => (
              <tr key={match.entrants.join()}>
                <td>{nameOf(match, 0)}</td>
                <td>{tellScore(match)}</td>
                <td>{nameOf(match, 1)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** By how many matches there are to the final. */
const nameLevel = ({ matches: { length } }: BracketLevel): string =>
  say('bracket.level', { matches: length, players: 2 * length })

function tellScore({ entrants, points: [first, second], tieBreaks }: BracketMatch) {
  if (entrants.includes(undefined)) return say('bracket.bye')
  return (
    <>
      {makePoints(first)} – {makePoints(second)}
      {tieBreaks > 0 && <small title={say('bracket.tieBreaks', { count: tieBreaks })}> +{tieBreaks}</small>}
    </>
  )
}
