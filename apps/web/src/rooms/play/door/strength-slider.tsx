import type { RosterEntry, Setting } from '@rookery/players'
import { useId } from 'react'
import type { RawSettings } from '../../../ui/settings-form.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './strength-slider.module.css'

interface Props {
  readonly entry: RosterEntry
  readonly values: RawSettings
  readonly onChange: (values: RawSettings) => void
}

interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly at: number
  valueAt(at: number): string | number
  nameOf(at: number): string
}

/** So many steps from end to end at most, whatever the setting could tell apart. */
const mostSteps = 36

/** A setting as a slider; undefined for one that has no order. */
function scaleOf(setting: Setting, value: unknown): Scale | undefined {
  if (setting.kind === 'number') {
    const { min, max } = setting
    const step = Math.max(setting.step, Math.round((max - min) / mostSteps))
    return { min, max, step, at: Number(value), valueAt: (at) => at, nameOf: String }
  }
  if (setting.kind !== 'choice') return undefined
  const { options } = setting
  return {
    min: 0,
    max: options.length - 1,
    step: 1,
    at: options.findIndex((option) => option.value === value),
    valueAt: (at) => options[at]!.value,
    nameOf: (at) => options[at]?.label ?? '',
  }
}

/** How strong the mind shall be, from one end to the other. */
export function StrengthSlider({ entry, values, onChange }: Props) {
  const id = useId()
  const { setting: name } = entry.strength!
  const setting = entry.settings[name]!
  const scale = scaleOf(setting, values[name] ?? setting.default)
  if (!scale) return null
  const { min, max, step, at, valueAt, nameOf } = scale
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{setting.label}</label>
      <span data-chosen={at === min}>{nameOf(min)}</span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={at}
        aria-valuetext={nameOf(at)}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange({ ...values, [name]: valueAt(Number(event.target.value)) })}
      />
      <span data-chosen={at === max}>{nameOf(max)}</span>
      {/* An end of the scale is not named twice. */}
      <output htmlFor={id}>{at === min || at === max ? '' : nameOf(at)}</output>
      <p id={`${id}-about`} className={textStyles.hint}>
        {setting.explanation}
      </p>
    </div>
  )
}
