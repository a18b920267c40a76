import type { MoveClass } from '@rookery/analysis'
import { makePercent } from './chances.ts'
import styles from './eval-graph.module.css'
import verdictStyles from './verdict.module.css'

interface GraphMark {
  readonly ply: number
  readonly class: MoveClass
}

interface Props {
  /** White's, in the start and after each move that is done. */
  readonly chances: readonly number[]
  /** How many positions the game has. */
  readonly total: number
  readonly cursor: number
  readonly marks: readonly GraphMark[]
  /** "12. Qxh7" for the slider's name of a place. */
  readonly nameOf: (ply: number) => string
  readonly onStep: (ply: number) => void
}

const height = 100

/** White's chances over the game. A slider lies over the picture, so that pointer and keyboard walk along it. */
export function EvalGraph({ chances, total, cursor, marks, nameOf, onStep }: Props) {
  const last = Math.max(1, total - 1)
  const x = (ply: number) => (100 * ply) / last
  const y = (chance: number) => height * (1 - chance)
  const points = chances.map((chance, ply) => `${round(x(ply))},${round(y(chance))}`)
  const known = chances[cursor]
  return (
    <div className={styles.graph}>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {points.length > 0 && (
          <polygon
            className={styles.white}
            points={`0,${height} ${points.join(' ')} ${round(x(points.length - 1))},${height}`}
          />
        )}
        <line className={styles.even} x1="0" x2="100" y1={height / 2} y2={height / 2} />
        <polyline className={styles.line} points={points.join(' ')} />
        <line className={styles.cursor} x1={x(cursor)} x2={x(cursor)} y1="0" y2={height} />
      </svg>
      {marks.map(({ ply, class: verdict }) => (
        <span
          key={ply}
          className={`${verdictStyles.verdict} ${styles.mark}`}
          data-class={verdict}
          style={{ left: `${x(ply)}%`, top: `${100 * (1 - (chances[ply] ?? 0.5))}%` }}
        />
      ))}
      <input
        type="range"
        min={0}
        max={total - 1}
        value={Math.min(cursor, total - 1)}
        aria-label="Evaluation over the game"
        aria-valuetext={
          known === undefined ? nameOf(cursor) : `${nameOf(cursor)}, White’s chances ${makePercent(known)}`
        }
        onChange={(event) => onStep(Number(event.target.value))}
      />
    </div>
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
