import buttonStyles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import styles from './stepper.module.css'
import type { Walk } from './use-walk-keys.ts'

interface Props {
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  readonly canFlip?: boolean
  readonly onWalk: (walk: Walk) => void
}

/** The buttons under a game: through its moves, and around the board. */
export function Stepper({ canGoBack, canGoOn, canFlip = false, onWalk }: Props) {
  const button = (icon: IconName, walk: Walk, label: string, isOpen: boolean) => (
    <button
      type="button"
      className={buttonStyles.quiet}
      aria-label={label}
      title={label}
      disabled={!isOpen}
      onClick={() => onWalk(walk)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <fieldset className={styles.stepper} aria-label="Step through the game">
      {button('first', 'first', 'First position (Home)', canGoBack)}
      {button('back', 'back', 'One move back (left arrow)', canGoBack)}
      {button('forward', 'forward', 'One move forward (right arrow)', canGoOn)}
      {button('last', 'last', 'Last position (End)', canGoOn)}
      {canFlip && button('flip', 'flip', 'Turn the board (f)', true)}
    </fieldset>
  )
}
