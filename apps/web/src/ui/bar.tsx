import type { BarScale } from '@rookery/play'
import type { CSSProperties } from 'react'
import styles from './bar.module.css'

interface Props {
  readonly scale: BarScale
  readonly value: number
  readonly isBound?: boolean
}

/** The picture of a number that stands beside it in figures. */
export function Bar({ scale, value, isBound = false }: Props) {
  const { left, width, isBroken } = scale.place(value)
  return (
    <span
      className={styles.track}
      aria-hidden="true"
      data-zero={scale.origin}
      style={{ '--origin': `${scale.origin}%` } as CSSProperties}
    >
      <span
        className={styles.bar}
        data-bound={isBound}
        data-broken={isBroken}
        style={{ left: `${left}%`, width: `${width}%` }}
      />
    </span>
  )
}
