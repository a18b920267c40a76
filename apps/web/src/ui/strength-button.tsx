import { makeStrength, type Strength } from '@rookery/play'
import { say } from '@rookery/words/web/ui'
import { useId } from 'react'
import styles from './strength-button.module.css'

/** How strong a mind is; a click tells how that was measured. */
export function StrengthButton({ strength }: { readonly strength: Strength }) {
  const id = useId()
  const words = makeStrength(strength)
  return (
    <>
      <button type="button" className={styles.strength} popoverTarget={id} title={say('measured')}>
        {words}
      </button>
      <div id={id} popover="auto" className={styles.how} role="dialog" aria-label={say('measured')}>
        <p className={styles.words}>{words}</p>
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
