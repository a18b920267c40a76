import type { ReactNode } from 'react'
import styles from './told.module.css'

interface Props {
  /** What is right or wrong is marked. */
  readonly kind: string
  readonly children: ReactNode
}

/** What there is to say about the position on the board. */
export const Told = ({ kind, children }: Props) => (
  <p className={styles.told} role="status" data-kind={kind}>
    {children}
  </p>
)
