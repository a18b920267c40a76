import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'))

export function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="rail-settings"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="settings" />
        <span>Settings</span>
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
