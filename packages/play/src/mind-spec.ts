import { splitMindSpec } from '@rookery/players'
import { ok, type Result } from '@rookery/rules'
import { changedSettings, type MindSeat, parseMindSeat, type SeatFault } from './seat.ts'

/** A mind as a person names it: `kestrel`, or `kestrel:depth=3,mobility=10`. */
export interface MindSpec {
  readonly seat: MindSeat
  /** The settings that were named, whether or not they differ from the defaults. */
  readonly named: readonly string[]
}

export function parseMindSpec(text: string): Result<MindSpec, SeatFault> {
  // What is no text is refused as the name of a mind.
  const { id, settings } = typeof text === 'string' ? splitMindSpec(text) : { id: text, settings: {} }
  const seat = parseMindSeat(id, settings)
  return seat.ok ? ok({ seat: seat.value, named: Object.keys(settings) }) : seat
}

/** Only what differs from the defaults is named. */
export function makeMindSpec(seat: MindSeat): string {
  const settings = changedSettings(seat).map(([name, value]) => `${name}=${value}`)
  return settings.length === 0 ? seat.id : `${seat.id}:${settings.join(',')}`
}
