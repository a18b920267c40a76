import {
  chancesOf,
  makeOwnCount,
  makePercent,
  type Score,
  type ScoreView,
  tellScore,
  whoseView,
} from '@rookery/players'
import { say } from '@rookery/words/web/mind'
import type { CSSProperties } from 'react'
import { Rich } from '../../ui/rich.tsx'
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
  if (!score) return <p className={textStyles.note}>{say('score.none', { mind: name })}</p>
  const chances = chancesOf(score, view.side)
  return (
    <div className={styles.line}>
      {chances === undefined ? (
        <p className={textStyles.note}>{say('score.noPawns', { mind: name })}</p>
      ) : (
        <>
          <p className={styles.scale}>
            <span className={styles.label}>{say('score.chances', { side: whoseView(view) })}</span>
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
        <summary>{say('score.own', { mind: name })}</summary>
        <p className={textStyles.note}>
          <Rich
            text={say('score.ownCount', { count: makeOwnCount(score), color: score.side })}
            tags={{ count: (text) => <strong>{text}</strong> }}
          />
        </p>
      </details>
    </div>
  )
}
