import type { Experience } from '@rookery/experience'
import {
  type Limits,
  type Mind,
  PlayerError,
  parseSettings,
  requirePlayer,
  type Settings,
} from '@rookery/players'
import { describeFaults } from '@rookery/rules'

/** Who plays the games that are learned from: plain data, so that it can be sent to a worker. */
export interface Participant {
  readonly player: string
  readonly settings: Settings
  readonly limits: Limits
}

/** A mind that is awake in this thread, and what it may spend on a move. */
export interface Sparrer {
  readonly mind: Mind
  readonly limits: Limits
}

/** Whether it needs nothing but what every machine has: a setting that is a text names a file or a server. */
export function isPortable({ player, settings }: Participant): boolean {
  const schema = requirePlayer(player).settings
  return Object.entries(settings).every(([name, value]) => {
    const setting = Object.hasOwn(schema, name) ? schema[name] : undefined
    return setting?.kind !== 'text' || value === setting.default
  })
}

/** Whether it plays the same again: a mind that has a time to think in does not, unless its nodes are counted. */
export const isReproducible = ({ player, limits }: Participant): boolean =>
  limits.nodes !== undefined || !Object.hasOwn(requirePlayer(player).settings, 'timeMs')

/** Whether it plays from the table that is being learned. */
export function playsFromTable({ player, settings }: Participant): boolean {
  const { learning } = requirePlayer(player)
  return learning !== undefined && (settings[learning.store] ?? '') === ''
}

/** A mind that learns, and whose settings name no table of its own, plays from the one that is being learned. */
export async function wakeSparrer(
  { player, settings, limits }: Participant,
  table: Pick<Experience, 'rowsOf'>,
): Promise<Sparrer> {
  const entry = requirePlayer(player)
  const parsed = parseSettings(entry.settings, settings)
  if (!parsed.ok) throw new PlayerError('bad-settings', `${entry.name}: ${describeFaults(parsed.faults)}`)
  const { learning } = entry
  if (learning && parsed.value[learning.store] === '')
    return { mind: await learning.wakeOn(parsed.value, table), limits }
  const { createMind } = await entry.load()
  return { mind: await createMind(parsed.value), limits }
}
