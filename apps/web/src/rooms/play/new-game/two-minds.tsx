import { capitalise, parseMindSeat, type Seats } from '@rookery/play'
import { findPlayer, roster } from '@rookery/players'
import { type Color, colors, describeFaults, type Variant } from '@rookery/rules'
import { useId, useState } from 'react'
import buttonStyles from '../../../ui/button.module.css'
import mindPickerStyles from '../../../ui/mind-picker.module.css'
import { Portrait } from '../../../ui/portrait.tsx'
import { type RawSettings, SettingsForm } from '../../../ui/settings-form.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './two-minds.module.css'

interface Props {
  readonly variant: Variant
  readonly isReady: boolean
  readonly onStart: (sides: Seats) => void
}

interface MindForm {
  readonly id: string
  readonly values: RawSettings
}

/** Who plays whom, each with settings of its own. */
export function TwoMinds({ variant, isReady, onStart }: Props) {
  const birds = roster.filter((bird) => bird.variants.includes(variant.id))
  const [forms, setForms] = useState<Readonly<Record<Color, MindForm>>>({
    white: { id: 'magpie', values: {} },
    black: { id: 'kestrel', values: {} },
  })
  const able = (form: MindForm): MindForm =>
    birds.some((bird) => bird.id === form.id) ? form : { id: birds[0]!.id, values: {} }
  const white = parseMindSeat(able(forms.white).id, able(forms.white).values)
  const black = parseMindSeat(able(forms.black).id, able(forms.black).values)

  return (
    <section className={styles.minds} aria-label="The two minds">
      {colors.map((color) => (
        <MindPicker
          key={color}
          color={color}
          form={able(forms[color])}
          birds={birds}
          onChange={(form) => setForms({ ...forms, [color]: form })}
        />
      ))}
      {[white, black].map((seat, index) =>
        seat.ok ? null : (
          <p key={colors[index]} className={textStyles.fault}>
            {describeFaults(seat.faults)}.
          </p>
        ),
      )}
      <button
        type="button"
        className={buttonStyles.primary}
        disabled={!isReady || !white.ok || !black.ok}
        onClick={() => white.ok && black.ok && onStart({ white: white.value, black: black.value })}
      >
        Watch them play
      </button>
    </section>
  )
}

interface PickerProps {
  readonly color: Color
  readonly form: MindForm
  readonly birds: typeof roster
  readonly onChange: (form: MindForm) => void
}

function MindPicker({ color, form, birds, onChange }: PickerProps) {
  const id = useId()
  const bird = findPlayer(form.id) ?? birds[0]!
  return (
    <div className={mindPickerStyles.picker}>
      <Portrait bird={bird} />
      <label htmlFor={id}>{capitalise(color)}</label>
      <select id={id} value={bird.id} onChange={(event) => onChange({ id: event.target.value, values: {} })}>
        {birds.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <p className={textStyles.hint}>{bird.summary}</p>
      {Object.keys(bird.settings).length > 0 && (
        <details>
          <summary>Settings</summary>
          <SettingsForm
            bird={bird}
            values={form.values}
            onChange={(values) => onChange({ id: bird.id, values })}
          />
        </details>
      )}
    </div>
  )
}
