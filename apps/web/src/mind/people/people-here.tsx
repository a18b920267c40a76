import type { BoardArrow } from '@rookery/board'
import { makePercent } from '@rookery/players'
import { type Line, type Move, makeSan, moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/mynah'
import { type CSSProperties, useState } from 'react'
import rowsStyles from '../../ui/rows.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './people-here.module.css'
import { forecaster, usePeople } from './use-people.ts'

interface Props {
  readonly line: Line
  readonly onPoint: (move: Move | undefined) => void
  readonly onPlay: (move: Move) => void
}

const usualRatings: readonly number[] = [800, 1400, 2000]
const MOST_MOVES = 12
const LEAST_CHANCE = 0.01

const { ratings: allRatings } = forecaster.people

/** An arrow for the move that is pointed at. */
export const moveArrow = (move: Move | undefined): BoardArrow[] =>
  move === undefined ? [] : [{ from: moveFrom(move), to: moveTo(move), color: forecaster.hue }]

/** What people of three ratings would play in a position, side by side. */
export function PeopleHere({ line, onPoint, onPlay }: Props) {
  const [ratings, setRatings] = useState(usualRatings)
  const { moves, failure, isAbsent } = usePeople(line)
  const { position } = line
  const columns = ratings.map((rating) => allRatings.indexOf(rating))
  const rows = (moves ?? [])
    .map(({ move, chances }) => ({ move, chances: columns.map((column) => chances[column]!) }))
    .filter(({ chances }) => Math.max(...chances) >= LEAST_CHANCE)
    .sort((a, b) => Math.max(...b.chances) - Math.max(...a.chances))
    .slice(0, MOST_MOVES)
  const favourites = ratings.map((_, column) => Math.max(...rows.map(({ chances }) => chances[column]!)))
  return (
    <section
      className={styles.view}
      aria-label={say('here.label')}
      style={{ '--hue': forecaster.hue } as CSSProperties}
    >
      <h2>{say('here.title')}</h2>
      {isAbsent ? (
        <p className={textStyles.note}>{say('here.absent')}</p>
      ) : line.outcome() ? (
        <p className={textStyles.note}>{say('here.over')}</p>
      ) : (
        <>
          <table className={`${rowsStyles.rows} ${styles.rows}`} aria-busy={moves === undefined}>
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
                          ratings.map((each, at) => (at === column ? Number(event.target.value) : each)),
                        )
                      }
                    >
                      {allRatings.map((each) => (
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
          <p className={textStyles.note}>{say('here.note', { mind: forecaster.name })}</p>
        </>
      )}
    </section>
  )
}
