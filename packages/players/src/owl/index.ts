import { inWords, withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/owl'
import type { RosterEntry } from '../roster-entry.ts'
import { searchForm } from '../search/kept-details.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

export const owl: RosterEntry<typeof settings> = withWords(
  {
    id: 'owl',
    name: 'Owl',
    variants: ['standard', 'chess960'],
    settings,
    hue: '#8d6e63',
    portrait,
    form: searchForm,
    load: () => import('./mind.ts'),
    loadVoice: () => inWords('voices', async () => (await import('./voice.ts')).makeVoice),
    loadGuide: () => inWords('guides', async () => (await import('./guide.ts')).makeGuide),
  },
  { summary: () => say('summary'), trait: () => say('trait'), character: () => say('character') },
)
