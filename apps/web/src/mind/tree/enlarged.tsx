import { say } from '@rookery/words/web/tree'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './enlarged.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Arrow keys walk through the game where nothing else uses them; under a dialog the game stands still. */
const keepFromGame = (event: KeyboardEvent) => event.stopPropagation()

/** Over the whole page; the browser's own dialog keeps the focus inside and closes on Escape. */
export function Enlarged({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = dialog.current!
    shown.showModal()
    return () => shown.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={keepFromGame}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={buttonStyles.quiet} aria-label={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
