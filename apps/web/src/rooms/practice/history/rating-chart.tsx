import { ownRating, type Rating, type RatingPoint } from '@rookery/practice'
import { say } from '@rookery/words/web/practice'
import { niceSteps } from '../../../ui/nice-steps.ts'
import plotStyles from '../../../ui/plot.module.css'
import { makeRating } from '../make-rating.ts'
import styles from './rating-chart.module.css'

interface Props {
  readonly history: readonly RatingPoint[]
}

const [width, height] = [360, 190]
const [left, right, top, bottom] = [40, 8, 10, 30]
/** As fine as the picture is wide. */
const mostPoints = 300

/** One's rating before the first puzzle and after each that counted, with the band in which the true one lies. */
export function RatingChart({ history }: Props) {
  const points = thin([ownRating([]), ...history])
  const ratings = points.map(({ rating }) => rating)
  const lowest = Math.min(...points.map(({ rating, deviation }) => rating - deviation))
  const highest = Math.max(...points.map(({ rating, deviation }) => rating + deviation))
  const rows = niceSteps(lowest, highest, 4)
  const [low, high] = [rows[0]!, rows.at(-1)!]
  const x = (index: number) => left + ((width - left - right) * index) / Math.max(1, points.length - 1)
  const y = (rating: number) => height - bottom - ((height - top - bottom) * (rating - low)) / (high - low)
  const at = (index: number, rating: number) => `${x(index).toFixed(1)} ${y(rating).toFixed(1)}`
  const upper = points.map(({ rating, deviation }, index) => at(index, rating + deviation))
  const lower = points.map(({ rating, deviation }, index) => at(index, rating - deviation)).reverse()
  const [first, last] = [makeRating(ratings[0]!), makeRating(ratings.at(-1)!)]
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say('history.chart', { count: history.length, first, last })}
    >
      {rows.map((rating) => (
        <g key={rating}>
          <line className={plotStyles.grid} x1={left} x2={width - right} y1={y(rating)} y2={y(rating)} />
          <text className={`${plotStyles.tick} ${styles.tick}`} x={left - 6} y={y(rating) + 4}>
            {makeRating(rating)}
          </text>
        </g>
      ))}
      <text className={plotStyles.tick} x={(left + width - right) / 2} y={height - 6}>
        {say('history.axis', { count: history.length })}
      </text>
      <path className={styles.band} d={`M${[...upper, ...lower].join('L')}Z`} />
      <path
        className={styles.line}
        d={`M${points.map(({ rating }, index) => at(index, rating)).join('L')}`}
      />
    </svg>
  )
}

function thin(history: readonly Rating[]): readonly Rating[] {
  if (history.length <= mostPoints) return history
  const step = (history.length - 1) / (mostPoints - 1)
  return Array.from({ length: mostPoints }, (_, index) => history[Math.round(index * step)]!)
}
