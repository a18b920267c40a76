import type { Guide, RosterEntry } from '@rookery/players'

const guides = new WeakMap<RosterEntry, Promise<Guide | undefined>>()

/** The guide to a mind, loaded once: the same promise for the same mind. */
export function guideOf(bird: RosterEntry): Promise<Guide | undefined> {
  const known = guides.get(bird)
  if (known) return known
  const loading = Promise.resolve(bird.loadGuide?.())
  guides.set(bird, loading)
  // What could not be fetched may be there at the next try.
  loading.catch(() => guides.delete(bird))
  return loading
}
