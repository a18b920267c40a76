import { defaultStore, type Experience, openExperience } from '@rookery/experience'
import { describeFaults } from '@rookery/rules'

/** The table in the place named, or in the usual one. */
export async function openTable(store: string): Promise<Experience> {
  const opened = await openExperience(store === '' ? defaultStore() : store)
  if (opened.ok) return opened.value
  throw new Error(describeFaults(opened.faults))
}
