import { makeStrength, type Strength } from '@rookery/play'
import { say } from '@rookery/words/web/ui'
import { useId } from 'react'
import styles from './strength-button.module.css'

interface Props {
  readonly strength: Strength
  /** For where there is no room to name the scale. */
  readonly words?: string
}

/** How strong a mind is; a click tells how that was measured. */
export function StrengthButton({ strength, words }: Props) {
  const id = useId()
  const full = makeStrength(strength)
  return (
    <>
      <button type="button" className={styles.strength} popoverTarget={id} title={say('measured')}>
        {words ?? full}
      </button>
      <div id={id} popover="auto" className={styles.how} role="dialog" aria-label={say('measured')}>
        <p className={styles.words}>{full}</p>
        {strength.how.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <button type="button" popoverTarget={id} popoverTargetAction="hide">
          {say('close')}
        </button>
      </div>
    </>
  )
}
