import { inWords, withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/raven'
import type { LadderScale } from '../ladder-entry.ts'
import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { levels, settings } from './settings.ts'

export const raven: RosterEntry<typeof settings> = withWords(
  {
    id: 'raven',
    name: 'Raven',
    variants: ['standard', 'chess960', 'minichess'],
    settings,
    strength: { setting: 'level' },
    hue: '#4f7cac',
    portrait,
    isAdviser: true,
    // Levels think by nodes. They are fitted to people, so that only their scale has them.
    ladderEntries: (scale: LadderScale) => [
      {},
      ...(scale === 'people'
        ? levels.map((level) => ({ called: `level ${level}`, changed: { level }, isUntimed: true }))
        : []),
    ],
    load: () => import('./mind.ts'),
    loadVoice: () => inWords('voices', async () => (await import('./voice.ts')).makeVoice),
    loadGuide: () => inWords('guides', async () => (await import('./guide.ts')).makeGuide),
  },
  { summary: () => say('summary'), trait: () => say('trait'), character: () => say('character') },
)
