import type { Guide, RosterEntry } from '@rookery/players'

const guides = new WeakMap<RosterEntry, Promise<Guide | undefined>>()

/** The guide to a mind, loaded once: the same promise for the same mind. */
export function guideOf(entry: RosterEntry): Promise<Guide | undefined> {
  const known = guides.get(entry)
  if (known) return known
  const loading = Promise.resolve(entry.loadGuide?.())
  guides.set(entry, loading)
  // What could not be fetched may be there at the next try.
  loading.catch(() => guides.delete(entry))
  return loading
}
