import { type Attempt, ownRating, type PracticeRecord, ratingHistory } from '@rookery/practice'
import { makeDay, makeNumber } from '@rookery/words'
import { say } from '@rookery/words/web/practice'
import { useMemo } from 'react'
import rowsStyles from '../../../ui/rows.module.css'
import textStyles from '../../../ui/text.module.css'
import { makeRating } from '../make-rating.ts'
import { tellTheme } from '../puzzles/themes.ts'
import styles from './history-view.module.css'
import { missedThemes } from './missed-themes.ts'
import { RatingChart } from './rating-chart.tsx'

interface Props {
  readonly record: PracticeRecord
}

const shownAttempts = 50
const shownThemes = 8

/** How one's rating went, and what was solved. */
export function HistoryView({ record }: Props) {
  const { attempts, runs } = record
  if (attempts.length === 0) return <p className={textStyles.empty}>{say('history.empty')}</p>
  const best = (mode: 'streak' | 'timed') =>
    Math.max(0, ...runs.filter((run) => run.mode === mode).map(({ solved }) => solved))
  const solved = attempts.filter(({ result }) => result === 'solved').length
  return (
    <div className={styles.view}>
      <Ratings attempts={attempts} variant="standard" />
      <Ratings attempts={attempts} variant="minichess" />
      <dl className={styles.counts}>
        <Count name={say('history.tried')} value={attempts.length} />
        <Count name={say('history.solved')} value={solved} />
        <Count name={say('history.streak')} value={best('streak')} />
        <Count name={say('history.timed')} value={best('timed')} />
      </dl>
      <Themes attempts={attempts} />
      <section aria-label={say('history.last')}>
        <h2>{say('history.last')}</h2>
        <div className={rowsStyles.box}>
          <table className={rowsStyles.rows}>
            <thead>
              <tr>
                <th scope="col">{say('history.puzzle')}</th>
                <th scope="col">{say('history.rating')}</th>
                <th scope="col">{say('history.result')}</th>
                <th scope="col">{say('history.day')}</th>
              </tr>
            </thead>
            <tbody>
              {attempts
                .slice(-shownAttempts)
                .reverse()
                .map((attempt) => (
                  <tr key={`${attempt.atMs} ${attempt.puzzle}`}>
                    <th scope="row">{attempt.puzzle}</th>
                    <td>{makeRating(attempt.rating)}</td>
                    <td>{say('history.results', { result: attempt.result })}</td>
                    <td>{makeDay(new Date(attempt.atMs), { day: 'numeric', month: 'short' })}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  )
}

const Count = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{makeNumber(value)}</dd>
  </div>
)

interface RatingsProps {
  readonly attempts: readonly Attempt[]
  readonly variant: Attempt['variant']
}

function Ratings({ attempts, variant }: RatingsProps) {
  const history = useMemo(() => ratingHistory(attempts, variant), [attempts, variant])
  if (history.length === 0) return null
  const { rating, deviation } = ownRating(history)
  return (
    <section className={styles.rating} aria-label={say('history.ratings', { variant })}>
      <h2>{say('history.ratings', { variant })}</h2>
      <p>
        <strong>{makeRating(rating)}</strong>{' '}
        {say('history.deviation', { deviation: Math.round(2 * deviation) })}
      </p>
      {history.length > 1 && <RatingChart history={history} />}
    </section>
  )
}

/** What one fails most often. */
function Themes({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const rows = useMemo(() => missedThemes(attempts).slice(0, shownThemes), [attempts])
  if (rows.length === 0) return null
  return (
    <section aria-label={say('history.themes')}>
      <h2>{say('history.themes')}</h2>
      <table className={rowsStyles.rows}>
        <tbody>
          {rows.map(({ theme, missed, tried }) => (
            <tr key={theme}>
              <th scope="row">{tellTheme(theme)}</th>
              <td>{say('history.share', { missed, tried })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
