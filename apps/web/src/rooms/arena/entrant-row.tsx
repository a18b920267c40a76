import { findPlayer, type RosterEntry } from '@rookery/players'
import { say } from '@rookery/words/web/arena'
import { useId, useState } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { SettingsForm } from '../../ui/settings-form.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './entrant-row.module.css'
import type { EntrantForm } from './setup-form.ts'

interface Props {
  readonly number: string
  readonly entrant: EntrantForm
  /** Who plays on this board. */
  readonly entries: readonly RosterEntry[]
  readonly onChange: (entrant: EntrantForm) => void
  readonly onRemove: () => void
}

export function EntrantRow({ number, entrant, entries, onChange, onRemove }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const entry = findPlayer(entrant.id) ?? entries[0]!
  const hasSettings = Object.keys(entry.settings).length > 0
  return (
    <li className={styles.row}>
      <Portrait entry={entry} />
      <div className={styles.who}>
        <select
          aria-label={say('setup.player', { number })}
          value={entry.id}
          onChange={({ target }) => onChange({ key: entrant.key, id: target.value, values: {} })}
        >
          {entries.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
        <span className={textStyles.hint}>{entry.summary}</span>
      </div>
      {hasSettings && (
        <button
          type="button"
          className={`${buttonStyles.quiet} ${styles.open}`}
          aria-label={say('setup.playerSettings', { number, name: entry.name })}
          title={say('setup.settingsOf', { name: entry.name })}
          aria-expanded={isOpen}
          aria-controls={`${id}-settings`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="settings" />
        </button>
      )}
      <button
        type="button"
        className={`${buttonStyles.quiet} ${styles.remove}`}
        aria-label={say('setup.removePlayer', { number, name: entry.name })}
        title={say('setup.remove')}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      {hasSettings && isOpen && (
        <div id={`${id}-settings`} className={styles.settings}>
          <SettingsForm
            entry={entry}
            values={entrant.values}
            onChange={(values) => onChange({ ...entrant, values })}
          />
        </div>
      )}
    </li>
  )
}
