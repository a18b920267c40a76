import type { Pace } from '../../../preferences/preferences.ts'
import { changePreferences, usePreferences } from '../../../preferences/store.ts'
import { ChoiceRow } from '../../../ui/choice-row.tsx'
import styles from './pace-choice.module.css'

const options: readonly { readonly value: Pace; readonly label: string }[] = [
  { value: 'fast', label: 'Fast' },
  { value: 'usual', label: 'Usual' },
  { value: 'slow', label: 'Slow' },
  { value: 'slower', label: 'Slower' },
]

/** How long two minds rest between their moves; it holds from the next move on. */
export default function PaceChoice() {
  const { pace } = usePreferences()
  return (
    <div className={styles.pace}>
      <ChoiceRow
        isBeside
        label="Speed"
        options={options}
        value={pace}
        onChoose={(chosen) => changePreferences({ pace: chosen })}
      />
    </div>
  )
}
