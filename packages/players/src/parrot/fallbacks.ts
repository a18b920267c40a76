import { fledgling } from '../fledgling/index.ts'
import { heron } from '../heron/index.ts'
import { kestrel } from '../kestrel/index.ts'
import { magpie } from '../magpie/index.ts'
import { owl } from '../owl/index.ts'
import { raven } from '../raven/index.ts'
import type { RosterEntry } from '../roster-entry.ts'
import { wren } from '../wren/index.ts'

/** Who can think for Parrot where it knows nothing; the first plays everything. */
export const fallbacks: readonly [RosterEntry, ...RosterEntry[]] = [
  fledgling,
  magpie,
  owl,
  heron,
  kestrel,
  wren,
  raven,
]
