import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { searchForm } from '../search/kept-details.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const kestrel: RosterEntry<typeof settings> = {
  id: 'kestrel',
  name: 'Kestrel',
  summary: 'adds up points, mobility and weights, and remembers every position it has seen',
  trait: 'wants open lines',
  character: 'Restless: wants every piece to have somewhere to go.',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#c05a2e',
  portrait,
  form: searchForm,
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).voice,
  loadGuide: async () => (await import('./guide.ts')).guide,
}
