import type { RosterEntry } from '../roster-entry.ts'
import { searchForm } from '../search/kept-details.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const owl: RosterEntry<typeof settings> = {
  id: 'owl',
  name: 'Owl',
  summary: 'counts material and knows a value for every square, by alpha-beta',
  trait: 'knows every square',
  character: 'Calm and tidy: likes its pieces on good squares.',
  variants: ['standard', 'chess960'],
  settings,
  hue: '#8d6e63',
  portrait,
  form: searchForm,
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).voice,
  loadGuide: async () => (await import('./guide.ts')).guide,
}
