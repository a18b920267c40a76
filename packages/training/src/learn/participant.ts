import type { Experience } from '@rookery/experience'
import {
  type Limits,
  loadParrot,
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

/** A Parrot whose settings name no table of its own plays from the one that is being learned. */
export async function wakeSparrer(
  { player, settings, limits }: Participant,
  table: Pick<Experience, 'rowsOf'>,
): Promise<Sparrer> {
  const entry = requirePlayer(player)
  const parsed = parseSettings(entry.settings, settings)
  if (!parsed.ok) throw new PlayerError('bad-settings', `${entry.name}: ${describeFaults(parsed.faults)}`)
  if (player === 'parrot' && parsed.value.store === '') {
    const { createParrot } = await loadParrot()
    const { exploration, fallback } = parsed.value
    return {
      mind: createParrot({ exploration: Number(exploration), fallback: String(fallback) }, table),
      limits,
    }
  }
  const { createMind } = await entry.load()
  return { mind: await createMind(parsed.value), limits }
}
