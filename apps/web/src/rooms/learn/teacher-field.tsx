import { findPlayer, type RosterEntry } from '@rookery/players'
import { say } from '@rookery/words/web/learn'
import { useId } from 'react'
import mindPickerStyles from '../../ui/mind-picker.module.css'
import { Portrait } from '../../ui/portrait.tsx'
import { Rich } from '../../ui/rich.tsx'
import { SettingsForm } from '../../ui/settings-form.tsx'
import textStyles from '../../ui/text.module.css'
import { type MindForm, trainable } from './learn-form.ts'
import styles from './teacher-field.module.css'

interface Props {
  readonly label: string
  readonly mind: MindForm
  readonly entries: readonly RosterEntry[]
  readonly onChange: (mind: MindForm) => void
}

export function TeacherField({ label, mind, entries, onChange }: Props) {
  const id = useId()
  const entry = trainable(findPlayer(mind.id) ?? entries[0]!)
  return (
    <div className={`${mindPickerStyles.picker} ${styles.teacher}`}>
      <Portrait entry={entry} />
      <label htmlFor={id}>{label}</label>
      <select id={id} value={entry.id} onChange={({ target }) => onChange({ id: target.value, values: {} })}>
        {entries.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      {Object.keys(entry.settings).length > 0 && (
        <details>
          <summary>
            <Rich
              text={say('train.settings', { name: entry.name })}
              tags={{ unseen: (text) => <span className={textStyles.unseen}>{text}</span> }}
            />
          </summary>
          <SettingsForm
            entry={entry}
            values={mind.values}
            onChange={(values) => onChange({ id: entry.id, values })}
          />
        </details>
      )}
    </div>
  )
}
