import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const wren: RosterEntry<typeof settings> = {
  id: 'wren',
  name: 'Wren',
  summary: 'the small-board specialist: weighs what stands and what can be taken, ever deeper',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#a3693a',
  portrait,
  load: () => import('./mind.ts'),
}
