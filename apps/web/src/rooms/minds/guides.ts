import { type RosterEntry, roster } from '@rookery/players'
import type { Guide } from './guide.ts'
import { heronGuide, kestrelGuide, owlGuide, ravenGuide, wrenGuide } from './guides-search.ts'
import { fledglingGuide, magpieGuide, parrotGuide } from './guides-simple.ts'

const guides: readonly Guide[] = [
  fledglingGuide,
  magpieGuide,
  owlGuide,
  heronGuide,
  parrotGuide,
  kestrelGuide,
  wrenGuide,
  ravenGuide,
]

export interface GuidedBird {
  readonly bird: RosterEntry
  readonly guide: Guide
}

/** The minds that there are, in the roster's order. */
export const guidedBirds: readonly GuidedBird[] = roster.flatMap((bird) => {
  const guide = guides.find(({ id }) => id === bird.id)
  return guide ? [{ bird, guide }] : []
})
