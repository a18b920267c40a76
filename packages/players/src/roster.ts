import { fledgling } from './fledgling/index.ts'
import { heron } from './heron/index.ts'
import { kestrel } from './kestrel/index.ts'
import { magpie } from './magpie/index.ts'
import { nearestName } from './nearest.ts'
import { owl } from './owl/index.ts'
import { parrot } from './parrot/index.ts'
import { PlayerError } from './player-error.ts'
import { raven } from './raven/index.ts'
import type { RosterEntry } from './roster-entry.ts'
import { wren } from './wren/index.ts'

export const roster: readonly RosterEntry[] = [fledgling, magpie, owl, heron, parrot, kestrel, wren, raven]

export const findPlayer = (id: string): RosterEntry | undefined => roster.find((entry) => entry.id === id)

export function requirePlayer(id: string): RosterEntry {
  const entry = findPlayer(id)
  if (entry) return entry
  const ids = roster.map((known) => known.id)
  const nearest = nearestName(id, ids)
  const hint = nearest ? `did you mean ${nearest}?` : `there are ${ids.join(', ')}`
  throw new PlayerError('unknown-player', `there is no player "${id}"; ${hint}`)
}
