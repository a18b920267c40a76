import { say } from '@rookery/words/web/ui'
import buttonStyles from './button.module.css'
import { Icon } from './icon.tsx'
import styles from './notices.module.css'

interface Props {
  readonly notices: readonly string[]
  readonly onDismiss: (notice: string) => void
}

export function Notices({ notices, onDismiss }: Props) {
  return (
    <div className={styles.notices} role="alert">
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
          <button
            type="button"
            className={buttonStyles.quiet}
            aria-label={say('dismiss')}
            onClick={() => onDismiss(notice)}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  )
}
