import { say } from '@rookery/words/web/play'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './share.module.css'
import type { SharedGame } from './share-menu.tsx'

const ShareMenu = lazy(() => import('./share-menu.tsx'))

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: details } = event
  if (event.key !== 'Escape' || !details.open) return
  // A piece in hand stays there.
  event.preventDefault()
  details.open = false
  details.querySelector('summary')?.focus()
}

/** The position and the game, to be taken elsewhere. */
export function Share(game: SharedGame) {
  const [isAsked, setAsked] = useState(false)
  return (
    <details className={styles.share} onToggle={() => setAsked(true)} onKeyDown={closeOnEscape}>
      <summary>
        <Icon name="share" />
        {say('share')}
      </summary>
      {isAsked && (
        <Suspense>
          <ShareMenu {...game} />
        </Suspense>
      )}
    </details>
  )
}
