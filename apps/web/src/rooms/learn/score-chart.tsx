import { findPlayer, makeCount } from '@rookery/players'
import { say } from '@rookery/words/web/learn'
import { niceSteps } from '../../ui/nice-steps.ts'
import plotStyles from '../../ui/plot.module.css'
import { Rich } from '../../ui/rich.tsx'
import { scoreOf, type Trial } from './history.ts'
import styles from './score-chart.module.css'

interface Props {
  readonly trials: readonly Trial[]
}

const [width, height] = [360, 220]
const [left, right, top, bottom] = [38, 10, 12, 34]

/** Parrot's score in each test, by the games it had learned, with 95 % intervals; a line for each opponent. */
export function ScoreChart({ trials }: Props) {
  const least = Math.min(...trials.map(({ games }) => games))
  const most = Math.max(...trials.map(({ games }) => games))
  const columns = niceSteps(least, Math.max(least + 1, most), 4).filter(Number.isInteger)
  const [from, to] = [columns[0] ?? least, columns.at(-1) ?? least + 1]
  const x = (games: number) => left + ((width - left - right) * (games - from)) / Math.max(1, to - from)
  const y = (score: number) => height - bottom - ((height - top - bottom) * score) / 100
  const opponents = [...new Set(trials.map(({ opponent }) => opponent))]
  return (
    <figure className={styles.chart}>
      <figcaption>
        <Rich text={say('chart.title')} tags={{ opponents: () => opponents.map(drawKey) }} />
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describe(trials)}>
        {[0, 25, 50, 75, 100].map((score) => (
          <g key={score}>
            <line className={plotStyles.grid} x1={left} x2={width - right} y1={y(score)} y2={y(score)} />
            <text className={`${plotStyles.tick} ${styles.tick}`} x={left - 6} y={y(score) + 4}>
              {score} %
            </text>
          </g>
        ))}
        {columns.map((games) => (
          <text key={games} className={plotStyles.tick} x={x(games)} y={height - bottom + 16}>
            {makeCount(games)}
          </text>
        ))}
        <text className={plotStyles.tick} x={(left + width - right) / 2} y={height - 4}>
          {say('chart.learned')}
        </text>
        {opponents.map((id) => (
          <Series
            key={id}
            trials={trials.filter(({ opponent }) => opponent === id)}
            hue={hueOf(id)}
            x={x}
            y={y}
          />
        ))}
      </svg>
    </figure>
  )
}

interface SeriesProps {
  readonly trials: readonly Trial[]
  readonly hue: string
  readonly x: (games: number) => number
  readonly y: (score: number) => number
}

function Series({ trials, hue, x, y }: SeriesProps) {
  const points = trials.map((trial) => ({ trial, ...scoreOf(trial) }))
  return (
    <g stroke={hue} fill={hue}>
      <polyline
        className={styles.line}
        points={points
          .map(({ trial, score }) => `${x(trial.games).toFixed(1)},${y(score).toFixed(1)}`)
          .join(' ')}
      />
      {points.map(({ trial, score, low, high }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tests of a series only ever grow at its end.
        <g key={index}>
          <title>{tellPoint(trial)}</title>
          <path
            className={styles.reach}
            d={`M${x(trial.games).toFixed(1)} ${y(low).toFixed(1)}V${y(high).toFixed(1)}`}
          />
          <circle cx={x(trial.games)} cy={y(score)} r={3.5} />
        </g>
      ))}
    </g>
  )
}

const hueOf = (id: string): string => findPlayer(id)?.hue ?? 'var(--ink-soft)'
const nameOf = (id: string): string => findPlayer(id)?.name ?? id

const drawKey = (id: string) => (
  <span key={id} className={styles.key} style={{ borderColor: hueOf(id) }}>
    {nameOf(id)}
  </span>
)

function tellPoint(trial: Trial): string {
  const { score, low, high } = scoreOf(trial)
  return say('chart.point', {
    games: trial.games,
    score: Math.round(score),
    low: Math.round(low),
    high: Math.round(high),
  })
}

function describe(trials: readonly Trial[]): string {
  const told = trials.slice(-12).map((trial) =>
    say('chart.each', {
      score: Math.round(scoreOf(trial).score),
      name: nameOf(trial.opponent),
      games: trial.games,
    }),
  )
  return say('chart.label', { list: told.join(', ') })
}
