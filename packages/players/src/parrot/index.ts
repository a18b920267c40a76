import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const parrot: RosterEntry<typeof settings> = {
  id: 'parrot',
  name: 'Parrot',
  summary: 'repeats what it has learned from games, by a roulette',
  variants: variants.map((variant) => variant.id),
  settings,
  hue: '#2e8b57',
  portrait,
  load: () => import('./mind.ts'),
}

/** For programs that hold the table themselves. */
export const loadParrot = () => import('./mind.ts')
