import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const heron: RosterEntry<typeof settings> = {
  id: 'heron',
  name: 'Heron',
  summary: 'one alpha-beta for any game; in chess it counts material alone',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#5b7fa6',
  portrait,
  load: () => import('./mind.ts'),
}
