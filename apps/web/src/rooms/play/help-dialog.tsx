import { useEffect, useRef } from 'react'
import { gameKeys } from '../../game/table/use-game-keys.ts'
import buttonStyles from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './help-dialog.module.css'

interface Props {
  readonly onClose: () => void
}

const commands: readonly (readonly [command: string, meaning: string])[] = [
  ['e4, Nf3, O-O, e7e8q', 'play the move'],
  ['back, forward, start, end', 'step through the game'],
  ['undo, hint, flip', 'as the buttons do'],
  ['draw, resign, rematch, new', 'as the buttons do'],
]

/** The keys and the words that can be typed. */
export function HelpDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.help} aria-labelledby="help-heading" onClose={onClose}>
      <header>
        <h2 id="help-heading">Keys and commands</h2>
        <button
          type="button"
          className={buttonStyles.quiet}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <HelpList title="Keys" rows={gameKeys} />
      <p>On the board, the arrow keys walk from square to square; Enter picks a piece up and puts it down.</p>
      <HelpList title="Typed in the Moves tab" rows={commands} />
    </dialog>
  )
}

function HelpList({ title, rows }: { readonly title: string; readonly rows: typeof gameKeys }) {
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {rows.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
