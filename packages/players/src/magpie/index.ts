import { variants } from '@rookery/rules'
import { inWords, withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/magpie'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const magpie: RosterEntry<typeof settings> = withWords(
  {
    id: 'magpie',
    name: 'Magpie',
    variants: variants.map((variant) => variant.id),
    settings,
    hue: '#5a6fc4',
    portrait,
    load: () => import('./mind.ts'),
    loadVoice: () => inWords('voices', async () => (await import('./voice.ts')).makeVoice),
    loadGuide: () => inWords('guides', async () => (await import('./guide.ts')).makeGuide),
  },
  { summary: () => say('summary'), trait: () => say('trait'), character: () => say('character') },
)
