import type { RosterEntry } from '@rookery/players'
import styles from './portrait.module.css'

interface Props {
  readonly bird: RosterEntry
}

/** An image element keeps the portrait's SVG out of the page's own document. */
export function Portrait({ bird }: Props) {
  return (
    <img
      className={styles.portrait}
      src={`data:image/svg+xml,${encodeURIComponent(bird.portrait)}`}
      alt=""
      draggable={false}
      style={{ borderColor: bird.hue }}
    />
  )
}
