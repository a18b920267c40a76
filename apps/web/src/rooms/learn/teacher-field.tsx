import { findPlayer, type RosterEntry } from '@rookery/players'
import { useId } from 'react'
import mindPickerStyles from '../../ui/mind-picker.module.css'
import { Portrait } from '../../ui/portrait.tsx'
import { SettingsForm } from '../../ui/settings-form.tsx'
import textStyles from '../../ui/text.module.css'
import { type MindForm, trainable } from './learn-form.ts'
import styles from './teacher-field.module.css'

interface Props {
  readonly label: string
  readonly mind: MindForm
  readonly birds: readonly RosterEntry[]
  readonly onChange: (mind: MindForm) => void
}

export function TeacherField({ label, mind, birds, onChange }: Props) {
  const id = useId()
  const bird = trainable(findPlayer(mind.id) ?? birds[0]!)
  return (
    <div className={`${mindPickerStyles.picker} ${styles.teacher}`}>
      <Portrait bird={bird} />
      <label htmlFor={id}>{label}</label>
      <select id={id} value={bird.id} onChange={({ target }) => onChange({ id: target.value, values: {} })}>
        {birds.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      {Object.keys(bird.settings).length > 0 && (
        <details>
          <summary>
            Settings<span className={textStyles.unseen}> of {bird.name}</span>
          </summary>
          <SettingsForm
            bird={bird}
            values={mind.values}
            onChange={(values) => onChange({ id: bird.id, values })}
          />
        </details>
      )}
    </div>
  )
}
