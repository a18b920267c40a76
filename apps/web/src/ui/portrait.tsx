import type { RosterEntry } from '@rookery/players'
import styles from './portrait.module.css'

interface Props {
  readonly entry: RosterEntry
}

/** An image element keeps the portrait's SVG out of the page's own document. */
export function Portrait({ entry }: Props) {
  return (
    <img
      className={styles.portrait}
      src={`data:image/svg+xml,${encodeURIComponent(entry.portrait)}`}
      alt=""
      draggable={false}
      style={{ borderColor: entry.hue }}
    />
  )
}
