import type { RosterEntry, Setting } from '@rookery/players'
import styles from './settings-list.module.css'

interface Props {
  readonly entry: RosterEntry
}

/** Every setting with what it does and what it is by default. */
export function SettingsList({ entry }: Props) {
  const entries = Object.entries(entry.settings)
  if (entries.length === 0) return <p>{entry.name} has nothing to set.</p>
  return (
    <dl className={styles.list}>
      {entries.map(([name, setting]) => (
        <div key={name}>
          <dt>
            {setting.label} <span>{rangeOf(setting)}</span>
          </dt>
          <dd>{setting.explanation}</dd>
        </div>
      ))}
    </dl>
  )
}

function rangeOf(setting: Setting): string {
  switch (setting.kind) {
    case 'number':
      return `${setting.min} to ${setting.max}, usually ${setting.default}`
    case 'choice': {
      const usual = setting.options.find(({ value }) => value === setting.default)
      return `usually ${usual?.label ?? setting.default}`
    }
    case 'boolean':
      return setting.default ? 'usually on' : 'usually off'
    default:
      return 'text'
  }
}
