import { variants } from '@rookery/rules'
import { inWords, withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/fledgling'
import type { LadderScale } from '../ladder-entry.ts'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'

export const fledgling: RosterEntry<Record<never, never>> = withWords(
  {
    id: 'fledgling',
    name: 'Fledgling',
    variants: variants.map((variant) => variant.id),
    settings: {},
    hue: '#b7791f',
    portrait,
    ladderEntries: (scale: LadderScale) => [scale === 'random' ? { anchorElo: 0 } : {}],
    load: () => import('./mind.ts'),
    loadVoice: () => inWords('voices', async () => (await import('./voice.ts')).makeVoice),
    loadGuide: () => inWords('guides', async () => (await import('./guide.ts')).makeGuide),
  },
  { summary: () => say('summary'), trait: () => say('trait'), character: () => say('character') },
)
