import { variants } from '@rookery/rules'
import { inWords, withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/parrot'
import type { Learning, RosterEntry } from '../roster-entry.ts'
import type { Thought } from '../thought.ts'
import { parrotForm } from './form.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'
import { isParrotThought } from './thought.ts'

const learning: Learning<typeof settings> = {
  store: 'store',
  sources: ['store', 'primer'],
  wakeOn: async (own, table) => (await import('./mind.ts')).createParrot(own, table),
}

export const parrot: RosterEntry<typeof settings> = withWords(
  {
    id: 'parrot',
    name: 'Parrot',
    variants: variants.map((variant) => variant.id),
    settings,
    hue: '#2e8b57',
    portrait,
    learning,
    isIgnorant: (thought: Thought) =>
      isParrotThought(thought) && thought.details.fallback?.thought.kind === 'fledgling',
    form: parrotForm,
    load: () => import('./mind.ts'),
    loadVoice: () => inWords('voices', async () => (await import('./voice.ts')).makeVoice),
    loadGuide: () => inWords('guides', async () => (await import('./guide.ts')).makeGuide),
  },
  { summary: () => say('summary'), trait: () => say('trait'), character: () => say('character') },
)

/** For programs that hold the table themselves. */
export const loadParrot = () => import('./mind.ts')
