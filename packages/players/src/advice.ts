import type { VariantId } from '@rookery/rules'
import { findPlayer, roster } from './roster.ts'
import type { RosterEntry } from './roster-entry.ts'
import type { Thought } from './thought.ts'

/** Whether chance chose in place of a mind that has not learned this position: nothing to advise anybody with. */
export const isIgnorant = (thought: Thought): boolean =>
  findPlayer(thought?.kind)?.isIgnorant?.(thought) ?? false

/** Who gives a hint: the strongest adviser that plays the board. There is always one, because Kestrel plays every board. */
export const adviserOf = (variant: VariantId): RosterEntry =>
  roster.filter((entry) => entry.isAdviser && entry.variants.includes(variant)).at(-1)!
