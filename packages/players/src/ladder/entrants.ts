import type { VariantId } from '@rookery/rules'
import type { LadderEntry, LadderScale } from '../ladder-entry.ts'
import { roster } from '../roster.ts'
import type { RosterEntry } from '../roster-entry.ts'
import { defaultsOf, type Settings } from '../settings.ts'

/** Who climbs a ladder: a mind with its usual settings but for those that are named. */
export interface LadderEntrant {
  readonly name: string
  readonly id: string
  readonly settings: Settings
  /** Its rating, where the scale is made by it. */
  readonly anchorElo?: number
  /** Whether its thinking takes the time that there is; others think as long as they do. */
  readonly keepsTime: boolean
}

/** All minds that play the variant, each as often as its entry in the roster says. */
export function ladderEntrants(variant: VariantId): LadderEntrant[] {
  const scale: LadderScale = variant === 'standard' ? 'people' : 'random'
  return roster
    .filter(({ variants }) => variants.includes(variant))
    .flatMap((mind) => (mind.ladderEntries?.(scale) ?? [{}]).map((entry) => entrantOf(mind, entry)))
}

const entrantOf = (
  { id, name, settings }: RosterEntry,
  { called, changed = {}, anchorElo, isUntimed = false }: LadderEntry,
): LadderEntrant => ({
  name: called === undefined ? name : `${name} ${called}`,
  id,
  settings: { ...defaultsOf(settings), ...changed },
  ...(anchorElo !== undefined && { anchorElo }),
  keepsTime: !isUntimed,
})
