import { type MindSeat, type SeatFault, strengthOf } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import type { RosterEntry } from '@rookery/players'
import type { Result, VariantId } from '@rookery/rules'
import { say } from '@rookery/words/web/door'
import type { Ref } from 'react'
import buttonStyles from '../../../ui/button.module.css'
import { Portrait } from '../../../ui/portrait.tsx'
import { type RawSettings, SettingsForm, settingNames } from '../../../ui/settings-form.tsx'
import { StrengthButton } from '../../../ui/strength-button.tsx'
import textStyles from '../../../ui/text.module.css'
import type { Tally } from '../tally.ts'
import styles from './mind-panel.module.css'
import { StrengthSlider } from './strength-slider.tsx'

interface Props {
  readonly entry: RosterEntry
  readonly values: RawSettings
  readonly seat: Result<MindSeat, SeatFault>
  readonly variant: VariantId
  readonly tally: Tally | undefined
  /** What is said over its name. */
  readonly sign: string | undefined
  readonly isPlayable: boolean
  /** It stands there because somebody chose it, and not because it suits the board. */
  readonly isChosen: boolean
  readonly heading: Ref<HTMLHeadingElement>
  readonly onChange: (values: RawSettings) => void
  readonly onPlay: () => void
}

/** One mind at length: who it is, how it is set, and a button that plays it so. */
export function MindPanel(props: Props) {
  const { entry, values, seat, variant, tally, sign, isPlayable, isChosen, heading, onChange, onPlay } = props
  const strength = seat.ok ? strengthOf(seat.value, variant) : undefined
  const others = settingNames(entry).filter((name) => name !== entry.strength?.setting)
  return (
    <section className={styles.panel} aria-label={say('mindAndSettings', { mind: entry.name })}>
      <header>
        <Portrait entry={entry} />
        <div>
          {sign !== undefined && <p className={styles.sign}>{sign}</p>}
          <h2 ref={heading} tabIndex={-1}>
            {entry.name}
          </h2>
          <p className={styles.summary}>{entry.summary}</p>
        </div>
        <button
          type="button"
          className={buttonStyles.primary}
          disabled={!isPlayable || !seat.ok}
          onClick={onPlay}
        >
          {say('play', { mind: entry.name })}
        </button>
      </header>
      {(entry.character !== undefined || tally) && (
        <p className={textStyles.hint}>
          {entry.character} {tally && say('tallyAgainst', tally)}
        </p>
      )}
      {entry.strength && <StrengthSlider entry={entry} values={values} onChange={onChange} />}
      {(strength || others.length > 0) && (
        <div className={styles.foot}>
          {strength && <StrengthButton strength={strength} />}
          {others.length > 0 && (
            <details className={styles.more} open={isChosen && !entry.strength}>
              <summary>{say(entry.strength ? 'moreSettings' : 'settings')}</summary>
              <SettingsForm
                entry={entry}
                without={entry.strength?.setting}
                values={values}
                onChange={onChange}
              />
            </details>
          )}
        </div>
      )}
      {!seat.ok && (
        <p className={textStyles.fault} role="alert">
          {sayFaults(seat.faults)}.
        </p>
      )}
    </section>
  )
}
