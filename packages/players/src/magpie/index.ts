import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const magpie: RosterEntry<typeof settings> = {
  id: 'magpie',
  name: 'Magpie',
  summary: 'predicts the captures on the square it moves to, and loves checks',
  trait: 'grabs and checks',
  character: 'Greedy and quick, and cannot resist a check.',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#5a6fc4',
  portrait,
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).voice,
  loadGuide: async () => (await import('./guide.ts')).guide,
}
