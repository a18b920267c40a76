import type { BoardArrow } from '@rookery/board'
import { chartRatings, findPlayer, makePercent } from '@rookery/players'
import { type Line, type Move, makeSan, moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/mynah'
import { type CSSProperties, useState } from 'react'
import rowsStyles from '../../ui/rows.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './people-here.module.css'
import { usePeople } from './use-people.ts'

interface Props {
  readonly line: Line
  readonly onPoint: (move: Move | undefined) => void
  readonly onPlay: (move: Move) => void
}

type Rating = (typeof chartRatings)[number]

const usualRatings: readonly Rating[] = [800, 1400, 2000]
const MOST_MOVES = 12
const LEAST_CHANCE = 0.01

const mynah = findPlayer('mynah')!

/** An arrow for the move that is pointed at. */
export const moveArrow = (move: Move | undefined): BoardArrow[] =>
  move === undefined ? [] : [{ from: moveFrom(move), to: moveTo(move), color: mynah.hue }]

/** What people of three ratings would play in a position, side by side. */
export function PeopleHere({ line, onPoint, onPlay }: Props) {
  const [ratings, setRatings] = useState(usualRatings)
  const { details, failure, isAbsent } = usePeople(line)
  const { position } = line
  const columns = ratings.map((rating) => chartRatings.indexOf(rating))
  const rows = (details?.curves ?? [])
    .map(({ move, chances }) => ({ move, chances: columns.map((column) => chances[column]!) }))
    .filter(({ chances }) => Math.max(...chances) >= LEAST_CHANCE)
    .sort((a, b) => Math.max(...b.chances) - Math.max(...a.chances))
    .slice(0, MOST_MOVES)
  const favourites = ratings.map((_, column) => Math.max(...rows.map(({ chances }) => chances[column]!)))
  return (
    <section
      className={styles.view}
      aria-label={say('here.label')}
      style={{ '--hue': mynah.hue } as CSSProperties}
    >
      <h2>{say('here.title')}</h2>
      {isAbsent ? (
        <p className={textStyles.note}>{say('here.absent')}</p>
      ) : line.outcome() ? (
        <p className={textStyles.note}>{say('here.over')}</p>
      ) : (
        <>
          <table className={`${rowsStyles.rows} ${styles.rows}`} aria-busy={details === undefined}>
            <thead>
              <tr>
                <th scope="col">{say('here.move')}</th>
                {ratings.map((rating, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column stays in its place whatever rating it shows.
                  <th scope="col" key={column}>
                    <select
                      aria-label={say('here.column', { number: column + 1 })}
                      value={rating}
                      onChange={(event) =>
                        setRatings(
                          ratings.map((each, at) =>
                            at === column ? (Number(event.target.value) as Rating) : each,
                          ),
                        )
                      }
                    >
                      {chartRatings.map((each) => (
                        <option key={each}>{each}</option>
                      ))}
                    </select>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ move, chances }) => (
                <tr
                  key={move}
                  onPointerEnter={() => onPoint(move)}
                  onPointerLeave={() => onPoint(undefined)}
                  onFocus={() => onPoint(move)}
                  onBlur={() => onPoint(undefined)}
                >
                  <th scope="row">
                    <button type="button" title={say('here.play')} onClick={() => onPlay(move)}>
                      {makeSan(position, move)}
                    </button>
                  </th>
                  {chances.map((chance, column) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                      key={column}
                      data-favourite={chance === favourites[column]}
                      style={{ '--chance': chance } as CSSProperties}
                    >
                      {makePercent(chance)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {failure !== undefined && (
            <p className={textStyles.fault}>{say('here.failed', { reason: failure })}</p>
          )}
          <p className={textStyles.note}>{say('here.note', { mind: mynah.name })}</p>
        </>
      )}
    </section>
  )
}
