import { inWords, withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/mynah'
import type { LadderScale } from '../ladder-entry.ts'
import type { RosterEntry } from '../roster-entry.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'
import { chartRatings, type MynahDetails } from './thought.ts'

/** The house's scale of people is Mynah at these ratings. */
const ladderRatings = [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400]

export const mynah: RosterEntry<typeof settings> = withWords(
  {
    id: 'mynah',
    name: 'Mynah',
    variants: ['standard', 'chess960'],
    settings,
    strength: withWords({ setting: 'rating' }, { words: () => say('strength') }),
    hue: '#8a6d1d',
    portrait,
    // At another temperature it plays otherwise than it was fitted for.
    ownElo: ({ rating, temperature }: Settings) => (temperature === 1 ? Number(rating) : undefined),
    ladderEntries: (scale: LadderScale) =>
      scale === 'people'
        ? ladderRatings.map((rating) => ({
            called: `${rating}`,
            changed: { rating },
            anchorElo: rating,
            isUntimed: true,
          }))
        : [],
    people: {
      ratings: chartRatings,
      chancesIn: ({ details }: Thought) => (details as MynahDetails).curves,
    },
    load: () => import('./mind.ts'),
    loadVoice: () => inWords('voices', async () => (await import('./voice.ts')).makeVoice),
    loadGuide: () => inWords('guides', async () => (await import('./guide.ts')).makeGuide),
  },
  { summary: () => say('summary'), trait: () => say('trait'), character: () => say('character') },
)
