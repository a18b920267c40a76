import { parseSettings, type RosterEntry, type Setting, type Settings } from '@rookery/players'
import { chess960, type Fault, type Result } from '@rookery/rules'

/** Besides its settings. */
export const CHESS_960 = 'UCI_Chess960'

/** A mind's settings as a chess program shows them. UCI's numbers are whole, so others are texts. */
function typeOf(setting: Setting, value: Settings[string]): string {
  switch (setting.kind) {
    case 'number':
      return Number.isInteger(setting.step)
        ? `spin default ${value} min ${setting.min} max ${setting.max}`
        : `string default ${value}`
    case 'boolean':
      return `check default ${value}`
    case 'choice':
      return [`combo default ${value}`, ...setting.options.map((option) => `var ${option.value}`)].join(' ')
    case 'text':
      return `string default ${value === '' ? '<empty>' : value}`
  }
}

export function makeOptionLines({ settings: schema, variants }: RosterEntry, settings: Settings): string[] {
  const own = Object.entries(schema).map(
    ([name, setting]) => `option name ${name} type ${typeOf(setting, settings[name]!)}`,
  )
  const isFor960 = variants.includes(chess960.id)
  return isFor960 ? [...own, `option name ${CHESS_960} type check default false`] : own
}

/** The settings with one more of them changed. Names of options are the same in any letters. */
export function changeSetting(
  { settings: schema }: RosterEntry,
  settings: Settings,
  option: string,
  value: string,
): Result<Settings, Fault<string>> {
  const name = Object.keys(schema).find((each) => each.toLowerCase() === option.toLowerCase()) ?? option
  return parseSettings(schema, { ...settings, [name]: value === '<empty>' ? '' : value })
}
