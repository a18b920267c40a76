import { say } from '@rookery/words/web/arena'
import { countGames, makePoints } from './game-words.ts'
import resultTableStyles from './result-table.module.css'
import type { Tables } from './tables.ts'

interface Props {
  readonly tables: Tables
}

/** What each scored against each. */
export function CrossTable({ tables: { rows, cross } }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={resultTableStyles.box} tabIndex={0} aria-label={say('cross.label')}>
      <table className={resultTableStyles.cross}>
        <caption>{say('cross.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('cross.player')}</th>
            {rows.map(({ entrant, name }, index) => (
              <th key={entrant} scope="col" title={name} aria-label={name}>
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entrant, name }, index) => (
            <tr key={entrant}>
              <th scope="row">
                {index + 1}. {name}
              </th>
              {cross[index]!.map((tally, column) => {
                const games = countGames(tally)
                return (
                  <td key={rows[column]!.entrant} data-self={column === index}>
                    {column !== index && games > 0 && (
                      <>
                        {makePoints(tally.wins + tally.draws / 2)}
                        <small>/{games}</small>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
