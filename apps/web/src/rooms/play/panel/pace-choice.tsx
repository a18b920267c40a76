import { say } from '@rookery/words/web/play'
import type { Pace } from '../../../preferences/preferences.ts'
import { changePreferences, usePreferences } from '../../../preferences/store.ts'
import { ChoiceRow } from '../../../ui/choice-row.tsx'
import styles from './pace-choice.module.css'

const values: readonly Pace[] = ['fast', 'usual', 'slow', 'slower']

/** How long two minds rest between their moves; it holds from the next move on. */
export default function PaceChoice() {
  const { pace } = usePreferences()
  return (
    <div className={styles.pace}>
      <ChoiceRow
        isBeside
        label={say('pace.label')}
        options={values.map((value) => ({ value, label: say(`pace.${value}`) }))}
        value={pace}
        onChoose={(chosen) => changePreferences({ pace: chosen })}
      />
    </div>
  )
}
