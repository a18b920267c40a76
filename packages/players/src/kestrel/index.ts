import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const kestrel: RosterEntry<typeof settings> = {
  id: 'kestrel',
  name: 'Kestrel',
  summary: 'adds up points, mobility and weights, and remembers every position it has seen',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#c05a2e',
  portrait,
  load: () => import('./mind.ts'),
}
