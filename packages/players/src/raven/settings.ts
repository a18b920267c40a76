import { withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/raven'
import type { Schema } from '../settings.ts'

/** Below full strength. */
export const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

export const settings = {
  level: withWords(
    {
      kind: 'choice',
      options: [
        ...levels.map((level) => ({ value: level, label: level })),
        withWords({ value: 'full' }, { label: () => say('settings.full') }),
      ],
      default: 'full',
    },
    { label: () => say('settings.level'), explanation: () => say('settings.levelMeaning') },
  ),
  timeMs: withWords(
    { kind: 'number', min: 50, max: 60_000, step: 50, default: 900 },
    { label: () => say('settings.timeMs'), explanation: () => say('settings.timeMsMeaning') },
  ),
  threads: withWords(
    { kind: 'number', min: 1, max: 32, step: 1, default: 1 },
    { label: () => say('settings.threads'), explanation: () => say('settings.threadsMeaning') },
  ),
  hashMb: withWords(
    { kind: 'number', min: 1, max: 1024, step: 1, default: 32 },
    { label: () => say('settings.hashMb'), explanation: () => say('settings.hashMbMeaning') },
  ),
} as const satisfies Schema
