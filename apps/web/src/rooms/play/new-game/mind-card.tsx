import { type MindSeat, parseMindSeat } from '@rookery/play'
import type { RosterEntry } from '@rookery/players'
import { describeFaults, type VariantId } from '@rookery/rules'
import { type ReactNode, useId, useState } from 'react'
import buttonStyles from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { type RawSettings, SettingsForm } from '../../../ui/settings-form.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './mind-card.module.css'
import { makeRating } from './rating.ts'

interface Props {
  readonly entry: RosterEntry
  readonly variant: VariantId
  /** Why it cannot be chosen now, in words. */
  readonly obstacle: string | undefined
  readonly onChoose: (seat: MindSeat) => void
}

/** One click plays it as it is; its settings open under it. */
export function MindCard({ entry, variant, obstacle, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState<RawSettings>({})
  const settingsId = useId()
  const seat = parseMindSeat(entry.id, values)
  const hasSettings = Object.keys(entry.settings).length > 0
  const start = () => seat.ok && onChoose(seat.value)
  const isDisabled = obstacle !== undefined || !seat.ok

  return (
    <div className={styles.card} data-open={isOpen}>
      <button type="button" className={styles.choose} disabled={isDisabled} onClick={start}>
        <Portrait entry={entry} />
        <MindWords
          entry={entry}
          rating={seat.ok ? makeRating(seat.value, variant) : undefined}
          obstacle={obstacle}
        />
      </button>
      {hasSettings && (
        <button
          type="button"
          className={`${buttonStyles.quiet} ${styles.settings}`}
          aria-label={`Settings of ${entry.name}`}
          title={`Settings of ${entry.name}`}
          aria-expanded={isOpen}
          aria-controls={settingsId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="settings" />
        </button>
      )}
      {isOpen && (
        <div id={settingsId} className={styles.form}>
          <SettingsForm entry={entry} values={values} onChange={setValues} />
          <button type="button" className={buttonStyles.primary} disabled={isDisabled} onClick={start}>
            Play {entry.name} with these settings
          </button>
          {!seat.ok && <p className={textStyles.fault}>{describeFaults(seat.faults)}.</p>}
        </div>
      )}
    </div>
  )
}

interface WordsProps extends Pick<Props, 'entry' | 'obstacle'> {
  readonly rating: string | undefined
}

function MindWords({ entry, rating, obstacle }: WordsProps): ReactNode {
  return (
    <span className={styles.words}>
      <span>
        <strong>{entry.name}</strong>
        {rating !== undefined && (
          <span className={styles.rating} title="Elo on our ladder, where random play is 0">
            <span className={textStyles.unseen}>rated </span>
            {rating}
          </span>
        )}
      </span>
      <span className={styles.summary}>{obstacle ?? entry.summary}</span>
      {obstacle === undefined && <span className={styles.character}>{entry.character}</span>}
    </span>
  )
}
