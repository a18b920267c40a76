import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const owl: RosterEntry<typeof settings> = {
  id: 'owl',
  name: 'Owl',
  summary: 'counts material and knows a value for every square, by alpha-beta',
  variants: ['standard', 'chess960'],
  settings,
  hue: '#8d6e63',
  portrait,
  load: () => import('./mind.ts'),
}
