import { say } from '@rookery/words/web/stepper'
import buttonStyles from './button.module.css'
import { Icon } from './icon.tsx'
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
  const button = (walk: Walk, isOpen: boolean) => (
    <button
      type="button"
      className={buttonStyles.quiet}
      aria-label={say(walk)}
      title={say(walk)}
      disabled={!isOpen}
      onClick={() => onWalk(walk)}
    >
      <Icon name={walk} />
    </button>
  )
  return (
    <fieldset className={styles.stepper} aria-label={say('label')}>
      {button('first', canGoBack)}
      {button('back', canGoBack)}
      {button('forward', canGoOn)}
      {button('last', canGoOn)}
      {canFlip && button('flip', true)}
    </fieldset>
  )
}
