import type { VariantId } from '@rookery/rules'
import { roster } from '../roster.ts'
import type { RosterEntry } from '../roster-entry.ts'
import { defaultsOf, type Settings } from '../settings.ts'

/** Who climbs a ladder: a mind with its usual settings but for those that are named. */
export interface LadderEntrant {
  readonly name: string
  readonly id: string
  readonly changed: Settings
  readonly settings: Settings
  /** Its rating, where the scale is made by it. */
  readonly anchorElo?: number
  /** Whether its thinking takes the time that there is; others think as long as they do. */
  readonly keepsTime: boolean
}

/** The house's scale of people is Mynah at these ratings. */
const peopleRatings = [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400]
const ravenLevels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
/** Where Mynah does not play, random play has 0. */
const RANDOM = 'fledgling'

/** All minds that play the variant; where Mynah does, it is there at several ratings, and Raven on all levels too. */
export function ladderEntrants(variant: VariantId): LadderEntrant[] {
  const minds = roster.filter(({ variants }) => variants.includes(variant))
  const hasPeople = variant === 'standard'
  return minds.flatMap((mind): LadderEntrant[] => {
    if (mind.id === 'mynah')
      return hasPeople
        ? peopleRatings.map((rating) => ({
            ...entrantOf(mind, `${mind.name} ${rating}`, { rating }),
            anchorElo: rating,
          }))
        : []
    const usual = {
      ...entrantOf(mind, mind.name),
      keepsTime: true,
      ...(mind.id === RANDOM && !hasPeople && { anchorElo: 0 }),
    }
    if (mind.id !== 'raven' || !hasPeople) return [usual]
    return [usual, ...ravenLevels.map((level) => entrantOf(mind, `${mind.name} level ${level}`, { level }))]
  })
}

const entrantOf = ({ id, settings }: RosterEntry, name: string, changed: Settings = {}): LadderEntrant => ({
  name,
  id,
  changed,
  settings: { ...defaultsOf(settings), ...changed },
  keepsTime: false,
})
