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
