import { say } from '@rookery/words/web/shell'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './settings-button.module.css'

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'))

export function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="settings" />
        <span>{say('settings')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
