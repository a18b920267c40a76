import type { Color } from '@rookery/rules'
import type { CSSProperties } from 'react'
import styles from './evaluation-bar.module.css'

interface Props {
  /** From 0 to 1; undefined where nothing is known. */
  readonly whiteShare: number | undefined
  readonly label: string
  readonly orientation: Color
  /** In the margin of the board, so that the board keeps its size when there is no bar. */
  readonly isInMargin?: boolean
}

/** A slim bar beside the board: the more of it is white, the better White stands; white is on the side where White sits. */
export function EvaluationBar({ whiteShare, label, orientation, isInMargin = false }: Props) {
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={label}
      title={label}
      data-below={orientation}
      data-place={isInMargin ? 'margin' : 'beside'}
      data-known={whiteShare !== undefined}
      style={{ '--white-share': whiteShare ?? 0.5 } as CSSProperties}
    />
  )
}
