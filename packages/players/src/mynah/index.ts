import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { settings } from './settings.ts'

/** The house's scale of people is Mynah at these ratings. */
const ladderRatings = [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400]

export const mynah: RosterEntry<typeof settings> = {
  id: 'mynah',
  name: 'Mynah',
  summary: 'plays the moves that people of a rating play, with their mistakes',
  trait: 'plays like people',
  character: 'Has watched thousands of games between people, and errs as they do.',
  variants: ['standard', 'chess960'],
  settings,
  strength: { setting: 'rating', words: 'you choose' },
  hue: '#8a6d1d',
  portrait,
  // At another temperature it plays otherwise than it was fitted for.
  ownElo: ({ rating, temperature }) => (temperature === 1 ? Number(rating) : undefined),
  ladderEntries: (scale) =>
    scale === 'people'
      ? ladderRatings.map((rating) => ({
          called: `${rating}`,
          changed: { rating },
          anchorElo: rating,
          isUntimed: true,
        }))
      : [],
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).voice,
  loadGuide: async () => (await import('./guide.ts')).guide,
}
