import styles from './logo.module.css'

/** A rook in both senses: the bird's head on the battlements. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        className={styles.bird}
        d="M20 40C14 24 22 9 36 9c8 0 13.5 4.5 15 11l11 4.5-12 3.5c-1.5 5-4 8-4 12Z"
      />
      <circle className={styles.eye} cx="40" cy="20" r="2.6" />
      <path className={styles.wall} d="M12 40h8v5h6v-5h12v5h6v-5h8v9c0 3-2 4-4 6v3H16v-3c-2-2-4-3-4-6Z" />
    </svg>
  )
}
