import { err, type Fault, ok, type Result } from '@rookery/rules'
import { nearestName } from './nearest.ts'

interface Described {
  readonly label: string
  readonly explanation: string
}

export interface NumberSetting extends Described {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  /** Allowed values are `min`, `min + step`, and so on. */
  readonly step: number
  readonly default: number
}

export interface ChoiceSetting extends Described {
  readonly kind: 'choice'
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly default: string
}

export interface BooleanSetting extends Described {
  readonly kind: 'boolean'
  readonly default: boolean
}

/** Settings are shown, stored and sent: a text that could hold a secret is refused by `refuse`. */
export interface TextSetting extends Described {
  readonly kind: 'text'
  readonly maxLength: number
  /** What is wrong with a value, as the end of a sentence that begins with the setting's name. */
  refuse(value: string): string | undefined
  readonly default: string
}

export type Setting = NumberSetting | ChoiceSetting | BooleanSetting | TextSetting

/** A player's settings by name: what page and terminal offer, and what `parseSettings` checks. */
export type Schema = Readonly<Record<string, Setting>>

type ValueOf<S extends Setting> = S extends NumberSetting
  ? number
  : S extends BooleanSetting
    ? boolean
    : S extends ChoiceSetting
      ? S['options'][number]['value']
      : S extends TextSetting
        ? string
        : never

/** The settings that a schema describes; write the schema `as const satisfies Schema` to keep its options. */
export type SettingsOf<S extends Schema> = { readonly [Name in keyof S]: ValueOf<S[Name]> }

export type Settings = SettingsOf<Schema>

export type SettingsFault = Fault<
  | 'not-an-object'
  | 'unknown-setting'
  | 'wrong-type'
  | 'out-of-range'
  | 'off-step'
  | 'unknown-option'
  | 'refused-text'
>

export const defaultsOf = (schema: Schema): Settings =>
  Object.fromEntries(Object.entries(schema).map(([name, setting]) => [name, setting.default]))

/** Fills in the defaults and names every fault. Numbers and booleans may be text, as terminals and UCI send them. */
export function parseSettings<S extends Schema>(
  schema: S,
  input: unknown,
): Result<SettingsOf<S>, SettingsFault> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return err({ code: 'not-an-object', message: 'settings must be an object of names and values' })
  const faults: SettingsFault[] = []
  const settings = new Map(Object.entries(defaultsOf(schema)))
  for (const [name, value] of Object.entries(input)) {
    const setting = Object.hasOwn(schema, name) ? schema[name] : undefined
    const parsed = setting ? parseValue(name, setting, value) : err(unknownSetting(name, schema))
    if (parsed.ok) settings.set(name, parsed.value)
    else faults.push(...parsed.faults)
  }
  return faults.length > 0 ? err(...faults) : ok(Object.fromEntries(settings) as SettingsOf<S>)
}

function unknownSetting(name: string, schema: Schema): SettingsFault {
  const nearest = nearestName(name, Object.keys(schema))
  const hint = nearest ? ` (did you mean ${nearest}?)` : ''
  return { code: 'unknown-setting', message: `there is no setting ${quote(name)}${hint}` }
}

function parseValue(
  name: string,
  setting: Setting,
  value: unknown,
): Result<number | string | boolean, SettingsFault> {
  switch (setting.kind) {
    case 'number':
      return parseNumber(name, setting, value)
    case 'choice': {
      const names = setting.options.map((option) => option.value)
      if (typeof value === 'string' && names.includes(value)) return ok(value)
      const message = `${name} must be one of ${names.join(', ')}, not ${quote(value)}`
      return err({ code: 'unknown-option', message })
    }
    case 'boolean': {
      if (value === true || value === 'true') return ok(true)
      if (value === false || value === 'false') return ok(false)
      return err({ code: 'wrong-type', message: `${name} must be true or false, not ${quote(value)}` })
    }
    case 'text': {
      if (typeof value !== 'string') return err({ code: 'wrong-type', message: `${name} must be a text` })
      const fault =
        value.length > setting.maxLength
          ? `has at most ${setting.maxLength} characters`
          : setting.refuse(value)
      return fault === undefined ? ok(value) : err({ code: 'refused-text', message: `${name} ${fault}` })
    }
  }
}

function parseNumber(
  name: string,
  { min, max, step }: NumberSetting,
  value: unknown,
): Result<number, SettingsFault> {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number))
    return err({ code: 'wrong-type', message: `${name} must be a number, not ${quote(value)}` })
  if (number < min || number > max)
    return err({ code: 'out-of-range', message: `${name} must be between ${min} and ${max}, not ${number}` })
  const steps = (number - min) / step
  if (Math.abs(steps - Math.round(steps)) > 1e-9)
    return err({ code: 'off-step', message: `${name} goes from ${min} in steps of ${step}, not ${number}` })
  return ok(number)
}

function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  const text = String(value)
  return text.length > 40 ? `"${text.slice(0, 40)}..."` : `"${text}"`
}
