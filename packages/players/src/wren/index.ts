import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { searchForm } from '../search/kept-details.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const wren: RosterEntry<typeof settings> = {
  id: 'wren',
  name: 'Wren',
  summary: 'the small-board specialist: weighs what stands and what can be taken, ever deeper',
  trait: 'small and fierce',
  character: 'Small and fierce, at home on the small board.',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#a3693a',
  portrait,
  form: searchForm,
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).voice,
  loadGuide: async () => (await import('./guide.ts')).guide,
}
