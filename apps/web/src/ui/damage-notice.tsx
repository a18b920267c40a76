import { say } from '@rookery/words/web/ui'
import { type ComponentProps, useState } from 'react'
import buttonStyles from './button.module.css'
import styles from './damage-notice.module.css'
import { downloadText } from './download.ts'
import { Icon } from './icon.tsx'
import noticesStyles from './notices.module.css'
import { Rich } from './rich.tsx'

interface Props {
  /** A sentence whose tag `download` gives away what was saved. */
  readonly words: string
  readonly tags?: ComponentProps<typeof Rich>['tags']
  readonly file: string
  /** What was saved. */
  readonly text: string
  readonly onDismiss?: () => void
}

/** What there is to say of something saved that cannot be read. */
export function DamageNotice({ words, tags, file, text, onDismiss }: Props) {
  const [isThere, setThere] = useState(true)
  if (!isThere) return null
  const download = (label: string) => (
    <button
      type="button"
      className={styles.download}
      onClick={() => downloadText(file, text, 'application/json')}
    >
      {label}
    </button>
  )
  return (
    <div className={noticesStyles.notice} role="alert">
      <p className={styles.words}>
        <Rich text={words} tags={{ ...tags, download }} />
      </p>
      <button
        type="button"
        className={buttonStyles.quiet}
        aria-label={say('dismiss')}
        onClick={() => {
          setThere(false)
          onDismiss?.()
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
