import { findPlayer, makeFixed } from '@rookery/players'
import { say } from '@rookery/words/web/learn'
import plotStyles from '../../ui/plot.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './before-after.module.css'
import { type Comparison, compareTrials, scoreOf, type Trial } from './history.ts'

interface Props {
  /** Of one run: the first before it learned, the last as it stands. */
  readonly trials: readonly Trial[]
}

const [width, height] = [360, 76]
const [left, right, top, row] = [60, 22, 6, 26]

/** What Parrot could do before this run and can do now, beside each other, and whether the tests can tell the two apart. */
export function BeforeAfter({ trials }: Props) {
  const [before, after] = [trials[0]!, trials.at(-1)!]
  const opponent = findPlayer(after.opponent)
  const comparison = compareTrials(before, after)
  // Four even steps, to no more than is needed: low scores would be too short to compare.
  const step = 5 * Math.ceil(Math.max(scoreOf(before).high, scoreOf(after).high) / 20 - 1e-9)
  const x = (score: number) => left + ((width - left - right) * score) / (4 * step)
  const bars = [
    { name: say('beforeAfter.before'), trial: before, isSoft: true },
    { name: say('beforeAfter.after'), trial: after, isSoft: false },
  ]
  return (
    <figure className={styles.view}>
      <figcaption>{say('beforeAfter.title', { name: opponent?.name ?? after.opponent })}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={say('beforeAfter.label', { before: tell(before), after: tell(after) })}
      >
        {[0, step, 2 * step, 3 * step, 4 * step].map((score) => (
          <g key={score}>
            <line className={plotStyles.grid} x1={x(score)} x2={x(score)} y1={top} y2={height - 18} />
            <text className={plotStyles.tick} x={x(score)} y={height - 4}>
              {score} %
            </text>
          </g>
        ))}
        {bars.map(({ name, trial, isSoft }, index) => {
          const { score, low, high } = scoreOf(trial)
          const y = top + row * index
          return (
            <g key={name}>
              <text className={styles.name} x={left - 8} y={y + 17}>
                {name}
              </text>
              <rect
                className={isSoft ? styles.soft : styles.bar}
                x={x(0)}
                y={y + 4}
                width={x(score) - x(0)}
                height={row - 8}
              />
              <path
                className={styles.reach}
                d={`M${x(low)} ${y + row / 2}H${x(high)}M${x(low)} ${y + 8}v10M${x(high)} ${y + 8}v10`}
              />
            </g>
          )
        })}
      </svg>
      <p className={textStyles.hint} role="status">
        {tellVerdict(comparison, before, after)}
      </p>
    </figure>
  )
}

function tell(trial: Trial): string {
  const { score, low, high } = scoreOf(trial)
  return say('beforeAfter.score', {
    score: makePoints(score),
    low: makePoints(low),
    high: makePoints(high),
  })
}

function tellVerdict({ points, low, high, verdict }: Comparison, before: Trial, after: Trial): string {
  return say(`beforeAfter.${verdict}`, {
    points: makePoints(points),
    low: makePoints(low),
    high: makePoints(high),
    before: countOf(before),
    after: countOf(after),
  })
}

const countOf = ({ won, drawn, lost }: Trial): number => won + drawn + lost
const makePoints = (value: number): string => makeFixed(Math.round(value * 10) / 10, 1).replace('-', '−')
