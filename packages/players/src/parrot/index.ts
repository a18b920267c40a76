import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { parrotForm } from './form.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const parrot: RosterEntry<typeof settings> = {
  id: 'parrot',
  name: 'Parrot',
  summary: 'repeats what it has learned from games, by a roulette',
  trait: 'repeats what worked',
  character: 'Says again what has worked before; better the more it has heard.',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#2e8b57',
  portrait,
  form: parrotForm,
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).loadVoice(),
  loadGuide: async () => (await import('./guide.ts')).guide,
}

/** For programs that hold the table themselves. */
export const loadParrot = () => import('./mind.ts')
