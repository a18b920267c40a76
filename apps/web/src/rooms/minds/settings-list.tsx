import type { RosterEntry, Setting } from '@rookery/players'
import { say } from '@rookery/words/web/minds'
import { makePlain } from '../../ui/make-plain.ts'
import styles from './settings-list.module.css'

interface Props {
  readonly entry: RosterEntry
}

/** Every setting with what it does and what it is by default. */
export function SettingsList({ entry }: Props) {
  const entries = Object.entries(entry.settings)
  if (entries.length === 0) return <p>{say('settings.none', { mind: entry.name })}</p>
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
      return say('settings.range', {
        least: makePlain(setting.min),
        most: makePlain(setting.max),
        usual: makePlain(setting.default),
      })
    case 'choice': {
      const usual = setting.options.find(({ value }) => value === setting.default)
      return say('settings.usually', { option: usual?.label ?? setting.default })
    }
    case 'boolean':
      return say('settings.switch', { isOn: setting.default })
    default:
      return say('settings.text')
  }
}
