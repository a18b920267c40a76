import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { searchForm } from '../search/kept-details.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const heron: RosterEntry<typeof settings> = {
  id: 'heron',
  name: 'Heron',
  summary: 'one alpha-beta for any game; in chess it counts material alone',
  trait: 'counts only material',
  character: 'Patient, with an eye for material and nothing else.',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#5b7fa6',
  portrait,
  form: searchForm,
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).voice,
  loadGuide: async () => (await import('./guide.ts')).guide,
}
