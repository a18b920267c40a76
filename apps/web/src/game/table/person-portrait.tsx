import portraitStyles from '../../ui/portrait.module.css'
import styles from './person-portrait.module.css'

export function PersonPortrait() {
  return (
    <svg
      className={`${portraitStyles.portrait} ${styles.person}`}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="32" cy="25" r="10" />
      <path d="M12 56c2-13 10-18 20-18s18 5 20 18Z" />
    </svg>
  )
}
