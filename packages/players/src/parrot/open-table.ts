import { type Experience, openExperience } from '@rookery/experience'
import { describeFaults } from '@rookery/rules'

export async function openTable(store: string): Promise<Experience> {
  const opened = await openExperience(store)
  if (opened.ok) return opened.value
  throw new Error(describeFaults(opened.faults))
}
