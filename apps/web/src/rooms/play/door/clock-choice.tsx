import { type ClockFault, makeTimeControl, parseTimeControl, type TimeControl } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { ok, type Result } from '@rookery/rules'
import { say } from '@rookery/words/web/door'
import { useId } from 'react'
import { ChoiceRow } from '../../../ui/choice-row.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './clock-choice.module.css'
import doorStyles from './door.module.css'

const presets = ['none', '3+2', '5+0', '10+5', 'own'] as const

export interface ClockForm {
  readonly preset: (typeof presets)[number]
  /** As typed. */
  readonly minutes: string
  readonly seconds: string
}

/** A preset where one fits. */
export function clockFormOf(clock: TimeControl | undefined): ClockForm {
  const minutes = String((clock?.initialMs ?? 900_000) / 60_000)
  const seconds = String((clock?.incrementMs ?? 10_000) / 1000)
  const text = `${minutes}+${seconds}`
  const preset = clock ? (presets.find((each) => each === text) ?? 'own') : 'none'
  return { preset, minutes, seconds }
}

export function readClockForm(form: ClockForm): Result<TimeControl | undefined, ClockFault> {
  if (form.preset === 'none') return ok(undefined)
  if (form.preset !== 'own') return parseTimeControl(form.preset)
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
  return makeTimeControl(number(form.minutes), number(form.seconds))
}

interface Props {
  readonly form: ClockForm
  readonly onChange: (form: ClockForm) => void
}

/** Minutes for the game plus seconds for each move. */
export function ClockChoice({ form, onChange }: Props) {
  const id = useId()
  const clock = readClockForm(form)
  return (
    <div className={styles.choice}>
      <ChoiceRow
        isBeside
        label={say('clock.label')}
        options={presets.map((value) => ({
          value,
          label: value === 'none' || value === 'own' ? say(`clock.${value}`) : value,
        }))}
        value={form.preset}
        onChoose={(preset) => onChange({ ...form, preset })}
      />
      {form.preset === 'own' && (
        <div className={doorStyles.fields}>
          <label htmlFor={`${id}-minutes`}>{say('clock.minutes')}</label>
          <input
            id={`${id}-minutes`}
            type="number"
            min="0.5"
            max="180"
            step="0.5"
            value={form.minutes}
            onChange={(event) => onChange({ ...form, minutes: event.target.value })}
          />
          <label htmlFor={`${id}-seconds`}>{say('clock.seconds')}</label>
          <input
            id={`${id}-seconds`}
            type="number"
            min="0"
            max="180"
            step="1"
            value={form.seconds}
            onChange={(event) => onChange({ ...form, seconds: event.target.value })}
          />
        </div>
      )}
      {!clock.ok && (
        <p className={textStyles.fault} role="alert">
          {sayFaults(clock.faults)}.
        </p>
      )}
    </div>
  )
}
