import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const raven: RosterEntry<typeof settings> = {
  id: 'raven',
  name: 'Raven',
  summary: 'the strongest: a deep search in WebAssembly, on all cores if you like',
  variants: ['standard', 'chess960', 'minichess'],
  settings,
  hue: '#4f7cac',
  portrait,
  load: () => import('./mind.ts'),
}
