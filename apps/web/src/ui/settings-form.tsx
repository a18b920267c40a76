import { sayFault } from '@rookery/play/fault-words'
import { findPlayer, parseSettings, type RosterEntry, type Setting } from '@rookery/players'
import { language } from '@rookery/words'
import { say } from '@rookery/words/web/ui'
import { useId } from 'react'
import { makePlain } from './make-plain.ts'
import styles from './settings-form.module.css'
import textStyles from './text.module.css'

/** What the person has typed and chosen, before it is checked. */
export type RawSettings = Readonly<Record<string, string | number | boolean>>

interface Props {
  readonly entry: RosterEntry
  readonly values: RawSettings
  /** A setting that has its place elsewhere. */
  readonly without?: string | undefined
  readonly onChange: (values: RawSettings) => void
}

/** What a person can set: a text names a file or a server, and a page reaches neither. */
export const settingNames = ({ settings }: RosterEntry): string[] =>
  Object.keys(settings).filter((name) => settings[name]!.kind !== 'text')

/** A form made from what a mind says about its settings. */
export function SettingsForm({ entry, values, without, onChange }: Props) {
  const names = settingNames(entry).filter((name) => name !== without)
  if (names.length === 0)
    return <p className={textStyles.hint}>{say('settings.none', { mind: entry.name })}</p>
  return (
    <div className={styles.form}>
      {names.map((name) => (
        <SettingField
          key={name}
          name={name}
          setting={entry.settings[name]!}
          entry={entry}
          value={values[name] ?? entry.settings[name]!.default}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </div>
  )
}

interface FieldProps {
  readonly name: string
  readonly setting: Setting
  readonly entry: RosterEntry
  readonly value: string | number | boolean
  readonly onChange: (value: string | number | boolean) => void
}

function SettingField({ name, setting, entry, value, onChange }: FieldProps) {
  const id = useId()
  const checked = parseSettings(entry.settings, { [name]: value })
  const fault = checked.ok ? '' : sayFault(checked.faults[0]!)
  const shared = { id, 'aria-describedby': `${id}-about`, 'aria-invalid': fault !== '' }
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{setting.label}</label>
      <SettingInput setting={setting} value={value} onChange={onChange} shared={shared} />
      <p id={`${id}-about`} className={textStyles.hint}>
        {setting.explanation} <DefaultWords setting={setting} />
        {fault !== '' && <strong className={textStyles.fault}> {fault}.</strong>}
      </p>
    </div>
  )
}

function SettingInput({
  setting,
  value,
  onChange,
  shared,
}: Pick<FieldProps, 'setting' | 'value' | 'onChange'> & { readonly shared: object }) {
  switch (setting.kind) {
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          min={setting.min}
          max={setting.max}
          step={setting.step}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'choice':
      return (
        <select {...shared} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {setting.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'boolean':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    case 'text':
      return null
  }
}

/** German writes a noun large wherever it stands. */
const inSentence = (label: string): string => (language() === 'en' ? label.toLowerCase() : label)

function DefaultWords({ setting }: { readonly setting: Setting }) {
  if (setting.kind === 'number') {
    const { min, max, default: usual } = setting
    return say('settings.range', { least: makePlain(min), most: makePlain(max), usual: makePlain(usual) })
  }
  if (setting.kind === 'choice') {
    const usual = setting.options.find(({ value }) => value === setting.default)
    // Minds keep the capitals of their names.
    const isName = findPlayer(setting.default) !== undefined
    return say('settings.usually', {
      option: usual && !isName ? inSentence(usual.label) : (usual?.label ?? setting.default),
    })
  }
  return null
}
