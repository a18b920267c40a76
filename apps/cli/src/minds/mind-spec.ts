import { PlayerError, parseSettings, type RosterEntry, requirePlayer, type Settings } from '@rookery/players'
import { err, type Fault, ok, type Result } from '@rookery/rules'

/** A mind of the roster with settings, as a person names it: `kestrel`, or `kestrel:depth=3,mobility=10`. */
export interface MindSpec {
  readonly entry: RosterEntry
  readonly settings: Settings
  /** The settings that were named, whether or not they differ from the defaults. */
  readonly named: readonly string[]
}

export function parseMindSpec(text: string): Result<MindSpec> {
  const [id = '', ...rest] = text.trim().split(':')
  const entry = parsePlayer(id.toLowerCase())
  if (!entry.ok) return entry
  const given = rest.join(':')
  // A comma that no setting follows belongs to the value: a part of a store's name must not be answered as an unknown setting.
  const pairs = given === '' ? [] : given.split(/,(?=\s*[\w-]+\s*=)/).map(splitPair)
  const settings = parseSettings(entry.value.settings, Object.fromEntries(pairs))
  const named = pairs.map(([name]) => name)
  if (settings.ok) return ok({ entry: entry.value, settings: settings.value, named })
  const { name } = entry.value
  return err(...settings.faults.map((fault) => ({ ...fault, message: `${name}: ${fault.message}` })))
}

/** A value may hold further equals signs. */
function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

function parsePlayer(id: string): Result<RosterEntry, Fault> {
  try {
    return ok(requirePlayer(id))
  } catch (error) {
    if (!(error instanceof PlayerError)) throw error
    return err({ code: error.code, message: error.message })
  }
}

/** Only what differs from the defaults is named. */
export function makeMindSpec(spec: MindSpec): string {
  const settings = describeSettings(spec, '=')
  return settings === '' ? spec.entry.id : `${spec.entry.id}:${settings.replaceAll(', ', ',')}`
}

/** "Kestrel", or "Kestrel (depth 3)". */
export function describeMind(spec: MindSpec): string {
  const settings = describeSettings(spec, ' ')
  return settings === '' ? spec.entry.name : `${spec.entry.name} (${settings})`
}

function describeSettings({ entry, settings }: MindSpec, separator: string): string {
  return Object.entries(settings)
    .filter(([name, value]) => value !== entry.settings[name]?.default)
    .map(([name, value]) => `${name}${separator}${value}`)
    .join(', ')
}
