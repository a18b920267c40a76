import type { ParrotThought } from '@rookery/players'
import styles from './wheel.module.css'
import { ballOf, pointAt, slicePath, slicesOf } from './wheel-slices.ts'

interface Props {
  readonly thought: ParrotThought
  readonly label: string
}

const [inner, outer, rim] = [34, 88, 96]
/** A name fits a slice of this share. */
const named = 0.045

/** The roulette: each known move has a slice as wide as its fitness, and the ball lies where the number fell. */
export function Wheel({ thought, label }: Props) {
  const slices = slicesOf(thought.details)
  const ball = ballOf(thought.details)
  const [x, y] = pointAt(ball ?? 0, rim)
  return (
    <svg className={styles.wheel} viewBox="-104 -104 208 208" role="img" aria-label={label}>
      <circle className={styles.rim} r={rim + 5} />
      {slices.map((slice, index) => (
        <path
          key={slice.move}
          className={slice.move === thought.choice ? `${styles.slice} ${styles.chosen}` : styles.slice}
          data-shade={index % 2}
          d={slicePath(slice, inner, outer)}
        />
      ))}
      {slices
        .filter(({ from, to }) => to - from >= named)
        .map(({ move, san, from, to }) => {
          const [textX, textY] = pointAt((from + to) / 2, (inner + outer) / 2 + 6)
          return (
            <text key={move} className={styles.name} x={textX} y={textY}>
              {san}
            </text>
          )
        })}
      {ball !== undefined && <circle className={styles.ball} cx={x} cy={y} r={6} />}
    </svg>
  )
}
