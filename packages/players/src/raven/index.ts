import type { RosterEntry } from '../roster-entry.ts'
import { portrait } from './portrait.ts'
import { levels, settings } from './settings.ts'

export const raven: RosterEntry<typeof settings> = {
  id: 'raven',
  name: 'Raven',
  summary: 'the strongest: a deep search in WebAssembly, on all cores if you like',
  trait: 'searches the deepest',
  character: 'The strongest here. Choose a lower level to have a chance.',
  variants: ['standard', 'chess960', 'minichess'],
  settings,
  strength: { setting: 'level', words: 'ten levels' },
  hue: '#4f7cac',
  portrait,
  // Levels think by nodes. They are fitted to people, so that only their scale has them.
  ladderEntries: (scale) => [
    {},
    ...(scale === 'people'
      ? levels.map((level) => ({ called: `level ${level}`, changed: { level }, isUntimed: true }))
      : []),
  ],
  load: () => import('./mind.ts'),
  loadVoice: async () => (await import('./voice.ts')).voice,
  loadGuide: async () => (await import('./guide.ts')).guide,
}
