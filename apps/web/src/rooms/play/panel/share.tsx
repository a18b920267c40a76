import { say } from '@rookery/words/web/play'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './share.module.css'
import type { SharedGame } from './share-menu.tsx'

const ShareMenu = lazy(() => import('./share-menu.tsx'))

/** The position and the game, to be taken elsewhere. */
export function Share(game: SharedGame) {
  const [isAsked, setAsked] = useState(false)
  return (
    <details className={styles.share} onToggle={() => setAsked(true)}>
      <summary>
        <Icon name="share" />
        {say('share.label')}
      </summary>
      {isAsked && (
        <Suspense>
          <ShareMenu {...game} />
        </Suspense>
      )}
    </details>
  )
}
