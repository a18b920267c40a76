import type { Plan } from '@rookery/arena'
import { say } from '@rookery/words/web/arena'
import { niceSteps } from '../../ui/nice-steps.ts'
import plotStyles from '../../ui/plot.module.css'
import textStyles from '../../ui/text.module.css'
import { makeElo } from './game-words.ts'
import styles from './rating-plot.module.css'
import { hueOf } from './standings-table.tsx'
import type { Tables } from './tables.ts'

interface Props {
  readonly tables: Tables
  readonly plan: Plan
}

const width = 360
const rowHeight = 44
const [left, right, top] = [12, 12, 8]

/** Each player's likeliest rating, and the 95 % interval around it. */
export function RatingPlot({ tables: { ratings, noRatings }, plan }: Props) {
  if (!ratings) return <p className={textStyles.empty}>{say(`ratings.${noRatings ?? 'noGames'}`)}</p>
  const list = ratings.ratings
  const ticks = niceSteps(
    Math.min(...list.map(({ elo, error }) => elo - error)),
    Math.max(...list.map(({ elo, error }) => elo + error)),
    6,
  )
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const x = (elo: number) => left + ((width - left - right) * (elo - low)) / (high - low)
  const bottom = top + list.length * rowHeight
  const entrantOf = (name: string) => plan.entrants.findIndex((entrant) => entrant.name === name)
  return (
    <figure className={styles.plot}>
      <svg viewBox={`0 0 ${width} ${bottom + 24}`} role="img" aria-label={describe(list)}>
        {ticks.map((elo) => (
          <g key={elo}>
            <line className={plotStyles.grid} x1={x(elo)} x2={x(elo)} y1={top} y2={bottom} />
            <text className={plotStyles.tick} x={x(elo)} y={bottom + 16}>
              {makeElo(elo)}
            </text>
          </g>
        ))}
        {list.map(({ name, elo, error }, index) => {
          const y = top + index * rowHeight + 30
          const hue = hueOf(plan, entrantOf(name))
          return (
            <g key={name} stroke={hue} fill={hue}>
              <path
                className={styles.error}
                d={`M${x(elo - error)} ${y - 5}V${y + 5}M${x(elo - error)} ${y}H${x(elo + error)}M${x(elo + error)} ${y - 5}V${y + 5}`}
              />
              <circle cx={x(elo)} cy={y} r={5} />
              <text className={styles.name} x={left} y={y - 12}>
                {name}
              </text>
              <text className={`${styles.name} ${styles.figures}`} x={width - right} y={y - 12}>
                {`${makeElo(elo)} ± ${Math.round(error)}`}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className={textStyles.hint}>
        {say('ratings.about', {
          elo: makeElo(ratings.whiteAdvantage),
          error: String(Math.round(ratings.whiteAdvantageError)),
        })}
      </figcaption>
    </figure>
  )
}

function describe(list: readonly { name: string; elo: number; error: number }[]): string {
  const each = list.map(({ name, elo, error }) =>
    say('ratings.each', { name, elo: makeElo(elo), error: String(Math.round(error)) }),
  )
  return say('ratings.label', { list: each.join('; ') })
}
