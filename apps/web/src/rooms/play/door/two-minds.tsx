import { parseMindSeat, type Seats, strengthOf } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { findPlayer, roster } from '@rookery/players'
import { type Color, colors, type Variant } from '@rookery/rules'
import { say } from '@rookery/words/web/door'
import { useId } from 'react'
import buttonStyles from '../../../ui/button.module.css'
import mindPickerStyles from '../../../ui/mind-picker.module.css'
import { Portrait } from '../../../ui/portrait.tsx'
import { type RawSettings, SettingsForm } from '../../../ui/settings-form.tsx'
import { StrengthButton } from '../../../ui/strength-button.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './two-minds.module.css'

interface Props {
  readonly variant: Variant
  readonly forms: MindForms
  readonly isReady: boolean
  readonly onChange: (forms: MindForms) => void
  readonly onStart: (sides: Seats) => void
}

interface MindForm {
  readonly id: string
  readonly values: RawSettings
}

export type MindForms = Readonly<Record<Color, MindForm>>

/** Who plays whom, each with settings of its own. */
export function TwoMinds({ variant, forms, isReady, onChange, onStart }: Props) {
  const entries = roster.filter((entry) => entry.variants.includes(variant.id))
  const able = (form: MindForm): MindForm =>
    entries.some((entry) => entry.id === form.id) ? form : { id: entries[0]!.id, values: {} }
  const white = parseMindSeat(able(forms.white).id, able(forms.white).values)
  const black = parseMindSeat(able(forms.black).id, able(forms.black).values)

  return (
    <section className={styles.minds} aria-label={say('twoMinds')}>
      {colors.map((color) => (
        <MindPicker
          key={color}
          color={color}
          form={able(forms[color])}
          entries={entries}
          variant={variant}
          onChange={(form) => onChange({ ...forms, [color]: form })}
        />
      ))}
      {[white, black].map((seat, index) =>
        seat.ok ? null : (
          <p key={colors[index]} className={textStyles.fault}>
            {sayFaults(seat.faults)}.
          </p>
        ),
      )}
      <button
        type="button"
        className={buttonStyles.primary}
        disabled={!isReady || !white.ok || !black.ok}
        onClick={() => white.ok && black.ok && onStart({ white: white.value, black: black.value })}
      >
        {say('watch')}
      </button>
    </section>
  )
}

interface PickerProps {
  readonly color: Color
  readonly form: MindForm
  readonly entries: typeof roster
  readonly variant: Variant
  readonly onChange: (form: MindForm) => void
}

function MindPicker({ color, form, entries, variant, onChange }: PickerProps) {
  const id = useId()
  const entry = findPlayer(form.id) ?? entries[0]!
  const seat = parseMindSeat(form.id, form.values)
  const strength = seat.ok ? strengthOf(seat.value, variant.id) : undefined
  return (
    <div className={mindPickerStyles.picker}>
      <Portrait entry={entry} />
      <label htmlFor={id}>{say(`colors.${color}`)}</label>
      <select id={id} value={entry.id} onChange={(event) => onChange({ id: event.target.value, values: {} })}>
        {entries.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <div className={textStyles.hint}>
        {entry.summary}
        {strength && (
          <>
            {' '}
            <StrengthButton strength={strength} />
          </>
        )}
      </div>
      {Object.keys(entry.settings).length > 0 && (
        <details>
          <summary>{say('settings')}</summary>
          <SettingsForm
            entry={entry}
            values={form.values}
            onChange={(values) => onChange({ id: entry.id, values })}
          />
        </details>
      )}
    </div>
  )
}
