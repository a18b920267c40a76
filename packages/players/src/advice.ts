import type { VariantId } from '@rookery/rules'
import { kestrel } from './kestrel/index.ts'
import { isParrotThought } from './parrot/thought.ts'
import { raven } from './raven/index.ts'
import type { RosterEntry } from './roster-entry.ts'
import type { Thought } from './thought.ts'

/** Whether chance chose in place of a mind that has not learned this position: nothing to advise anybody with. */
export const isIgnorant = (thought: Thought): boolean =>
  isParrotThought(thought) && thought.details.fallback?.thought.kind === 'fledgling'

/** Who gives a hint in place of a mind that knows nothing: the strongest that plays the board. */
export const adviserOf = (variant: VariantId): RosterEntry =>
  raven.variants.includes(variant) ? raven : kestrel
