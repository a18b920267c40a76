import { makePercent } from '@rookery/players'
import { say } from '@rookery/words/web/mynah'
import { makePlain } from '../../ui/make-plain.ts'
import styles from './chance-curve.module.css'

interface Props {
  /** From low to high. */
  readonly ratings: readonly number[]
  /** One for each rating. */
  readonly chances: readonly number[]
  /** Marked on the curve. */
  readonly rating: number
}

const width = 72
const height = 20
const rim = 2
/** A move that fewer play at every rating does not reach to the top. */
const LEAST_TOP = 0.1

/** How a move's chance changes with the rating, in the height of a line of text. */
export function ChanceCurve({ ratings, chances, rating }: Props) {
  const [low, high] = [ratings[0]!, ratings.at(-1)!]
  const x = (at: number) => rim + ((width - 2 * rim) * (at - low)) / (high - low)
  const top = Math.max(LEAST_TOP, ...chances)
  const y = (chance: number) => rim + (height - 2 * rim) * (1 - chance / top)
  const points = chances.map((chance, index) => `${x(ratings[index]!).toFixed(1)},${y(chance).toFixed(1)}`)
  const told = chances.map((chance, index) =>
    say('chance', { chance: makePercent(chance), rating: makePlain(ratings[index]!) }),
  )
  const at = Math.min(high, Math.max(low, rating))
  return (
    <svg className={styles.curve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={told.join(', ')}>
      <title>{told.join(', ')}</title>
      <line className={styles.now} x1={x(at)} x2={x(at)} y1={0} y2={height} />
      <polyline className={styles.line} points={points.join(' ')} />
    </svg>
  )
}
