import { describeValue } from '@rookery/rules'
import { fledgling } from './fledgling/index.ts'
import { heron } from './heron/index.ts'
import { kestrel } from './kestrel/index.ts'
import { magpie } from './magpie/index.ts'
import { mynah } from './mynah/index.ts'
import { nearestName } from './nearest.ts'
import { owl } from './owl/index.ts'
import { parrot } from './parrot/index.ts'
import { PlayerError } from './player-error.ts'
import { raven } from './raven/index.ts'
import type { RosterEntry } from './roster-entry.ts'
import { wren } from './wren/index.ts'

const house: readonly RosterEntry[] = [fledgling, magpie, owl, heron, parrot, mynah, kestrel, wren, raven]

const minds = [...house]

/** Every mind of the house, and those that were registered after them. */
export const roster: readonly RosterEntry[] = minds

/** Whether a worker has it: one that was registered is in this thread alone, unless it names its module. */
export const isOfTheHouse = (entry: RosterEntry): boolean => house.includes(entry)

export const findPlayer = (id: string): RosterEntry | undefined => roster.find((entry) => entry.id === id)

export function requirePlayer(id: string): RosterEntry {
  const entry = findPlayer(id)
  if (entry) return entry
  const ids = roster.map((known) => known.id)
  if (typeof id !== 'string')
    throw new PlayerError('unknown-player', `a player is named by a text, not ${describeValue(id)}`)
  const nearest = nearestName(id, ids)
  const hint = nearest ? ` (did you mean ${nearest}?)` : `; there are ${ids.join(', ')}`
  throw new PlayerError('unknown-player', `there is no mind "${id}"${hint}`)
}

/**
 * Adds a mind of your own to the roster, for this process or page. From then on it plays, is compared and tells its thoughts like
 * those of the house. With `module` it thinks in a worker, otherwise in the thread that asks it. Returns what takes it out again.
 */
export function registerMind(entry: RosterEntry): () => void {
  if (typeof entry?.id !== 'string')
    throw new PlayerError(
      'bad-mind',
      `a mind is an entry of the roster with an id, not ${describeValue(entry)}`,
    )
  if (!/^[a-z][a-z0-9-]*$/.test(entry.id) || entry.id === 'interrupted')
    throw new PlayerError(
      'bad-mind',
      `"${entry.id}" is no id for a mind: it needs small letters, as in "owl"`,
    )
  if (findPlayer(entry.id)) throw new PlayerError('bad-mind', `there is already a mind "${entry.id}"`)
  minds.push(entry)
  return () => {
    const at = minds.indexOf(entry)
    if (at >= 0) minds.splice(at, 1)
  }
}
