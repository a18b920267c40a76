import { ok, type Result } from '@rookery/rules'
import { changedSettings, type MindSeat, parseMindSeat, type SeatFault } from './seat.ts'

/** A mind as a person names it: `kestrel`, or `kestrel:depth=3,mobility=10`. */
export interface MindSpec {
  readonly seat: MindSeat
  /** The settings that were named, whether or not they differ from the defaults. */
  readonly named: readonly string[]
}

export function parseMindSpec(text: string): Result<MindSpec, SeatFault> {
  const [id = '', ...rest] = text.trim().split(':')
  const given = rest.join(':')
  // A comma that no setting follows belongs to the value: a part of a store's name must not be answered as an unknown setting.
  const pairs = given === '' ? [] : given.split(/,(?=\s*[\w-]+\s*=)/).map(splitPair)
  const seat = parseMindSeat(id.toLowerCase(), Object.fromEntries(pairs))
  return seat.ok ? ok({ seat: seat.value, named: pairs.map(([name]) => name) }) : seat
}

/** A value may hold further equals signs. */
function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

/** Only what differs from the defaults is named. */
export function makeMindSpec(seat: MindSeat): string {
  const settings = changedSettings(seat).map(([name, value]) => `${name}=${value}`)
  return settings.length === 0 ? seat.id : `${seat.id}:${settings.join(',')}`
}
