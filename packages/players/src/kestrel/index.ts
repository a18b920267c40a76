import { variants } from '@rookery/rules'
import { inWords, withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/kestrel'
import type { RosterEntry } from '../roster-entry.ts'
import { searchForm } from '../search/kept-details.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const kestrel: RosterEntry<typeof settings> = withWords(
  {
    id: 'kestrel',
    name: 'Kestrel',
    variants: variants.map((variant) => variant.id),
    settings,
    hue: '#c05a2e',
    portrait,
    isAdviser: true,
    form: searchForm,
    load: () => import('./mind.ts'),
    loadVoice: () => inWords('voices', async () => (await import('./voice.ts')).makeVoice),
    loadGuide: () => inWords('guides', async () => (await import('./guide.ts')).makeGuide),
  },
  { summary: () => say('summary'), trait: () => say('trait'), character: () => say('character') },
)
