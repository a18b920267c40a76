import { variants } from '@rookery/rules'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'

export const fledgling: RosterEntry<Record<never, never>> = {
  id: 'fledgling',
  name: 'Fledgling',
  summary: 'plays a random legal move',
  trait: 'moves at random',
  character: 'Has never heard of a plan. A good first win.',
  variants: variants.map((variant) => variant.id),
  settings: {},
  hue: '#b7791f',
  portrait,
  ladderEntries: (scale) => [scale === 'random' ? { anchorElo: 0 } : {}],
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).voice,
  loadGuide: async () => (await import('./guide.ts')).guide,
}
