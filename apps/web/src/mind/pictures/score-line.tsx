import {
  chancesOf,
  makeOwnCount,
  makePercent,
  nameViewsOwn,
  type Score,
  type ScoreView,
  tellScore,
} from '@rookery/players'
import type { CSSProperties } from 'react'
import textStyles from '../../ui/text.module.css'
import styles from './score-line.module.css'

interface Props {
  /** The mind's. */
  readonly name: string
  readonly score: Score | undefined
  readonly view: ScoreView
}

/** How a mind sees the game, on the scale that all minds share; what it counted itself is a click away. */
export function ScoreLine({ name, score, view }: Props) {
  if (!score) return <p className={textStyles.note}>{name} has no score for the game as a whole.</p>
  const chances = chancesOf(score, view.side)
  return (
    <div className={styles.line}>
      {chances === undefined ? (
        <p className={textStyles.note}>{name}’s score cannot be told in pawns.</p>
      ) : (
        <>
          <p className={styles.scale}>
            <span className={styles.label}>{nameViewsOwn(view)} winning chances</span>
            <strong>{makePercent(chances)}</strong>
            <strong>{tellScore(score, view)}</strong>
          </p>
          <span
            className={styles.bar}
            aria-hidden="true"
            style={{ '--share': `${100 * chances}%` } as CSSProperties}
          />
        </>
      )}
      <details>
        <summary>{name}’s own count</summary>
        <p className={textStyles.note}>
          <strong>{makeOwnCount(score)}</strong>, more is better for{' '}
          {score.side === 'white' ? 'White' : 'Black'}.
        </p>
      </details>
    </div>
  )
}
