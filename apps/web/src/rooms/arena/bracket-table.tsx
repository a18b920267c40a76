import { type BracketLevel, type BracketMatch, nameLevel, type Plan } from '@rookery/arena'
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
    if (entrant === undefined) return <small>nobody</small>
    const { name } = plan.entrants[entrant]!
    return entrant === winner ? <strong>{name}</strong> : name
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={resultTableStyles.box} tabIndex={0} aria-label="Bracket">
      <table>
        <caption>Bracket</caption>
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

function tellScore({ entrants, points: [first, second], tieBreaks }: BracketMatch) {
  if (entrants.includes(undefined)) return 'bye'
  return (
    <>
      {makePoints(first)} – {makePoints(second)}
      {tieBreaks > 0 && (
        <small title={`Rounds that were added because it was level: ${tieBreaks}`}> +{tieBreaks}</small>
      )}
    </>
  )
}
